import { because, capital, type Reason, say, w } from "@ossuaire/kernel";
import type { Action } from "../action.ts";
import { actionsOf, alliesOf, allyOf, forbidding, itemOf } from "../content/box.ts";
import { hasReady, ownedBy } from "../content/card.ts";
import type { Deed } from "../questions.ts";
import { type Character, heroOf, isOnBoard, isStunned, type Open } from "../state.ts";
import type { Trait } from "../trait.ts";
import { nameIn } from "../words/names.ts";
import { whyNoDisc } from "./act.ts";
import { canPay, costOf } from "./price.ts";

/** Something that a character has to do, and the rule that forbids it now, if one does. */
export interface Chance {
  readonly deed: Deed;
  readonly bar?: Reason;
}

/** CAT-HERO-19, CAT-MON-06, CAT-LORD-13: what this character can do now. */
export function deedsOf(open: Open, piece: Character): readonly Deed[] {
  return actionsOf(open, piece).flatMap((action) =>
    placesOf(open, piece, action).flatMap((from) =>
      barOn(open, piece, action, from) === undefined ? deedOf(open, piece, action, from) : [],
    ),
  );
}

/** The same, with what it cannot do now, and why. */
export function chancesOf(open: Open, piece: Character): readonly Chance[] {
  const chances = (actions: readonly Action[], barring: typeof barOn) =>
    actions.flatMap((action) =>
      placesOf(open, piece, action).map((from) => {
        const deed = deedOf(open, piece, action, from);
        const bar = barring(open, piece, action, from);
        return bar === undefined ? { deed } : { deed, bar: bar() };
      }),
    );
  return [...chances(actionsOf(open, piece), barOn), ...chances(usedUp(open, piece), () => () => usedInRoom)];
}

export function deedId(actor: string, { id }: Action, from: string): string {
  return from === actor ? `${actor}:${id}` : `${actor}:${id}@${from}`;
}

function deedOf(open: Open, actor: Character, action: Action, from: string): Deed {
  const id = deedId(actor.id, action, from);
  const deed = { id, kind: "deed", actor: actor.id, card: actor.card, action: action.id, from } as const;
  const cost = costOf(open, actor, action, from);
  return cost === undefined ? deed : { ...deed, cost };
}

/** CAT-ALLY-21. */
function placesOf(open: Open, { id, kind, card }: Character, { spell }: Action): readonly string[] {
  if (!spell || kind !== "hero") return [id];
  return [id, ...alliesOf(card).filter((ally) => allyOf(ally).isOutpost && isOnBoard(open, ally))];
}

/** CAT-ITEM-07: what is ready again in the next room. */
function usedUp(open: Open, { kind, card }: Character): readonly Action[] {
  if (kind !== "hero") return [];
  const hero = heroOf(open, card);
  return ownedBy(hero)
    .filter((item) => !hasReady(hero, item))
    .flatMap((item) => itemOf(item).actions);
}

/** Whether a rule forbids it now. Its words are put together only for somebody who asks why: few of them are ever read. */
function barOn(open: Open, piece: Character, action: Action, from: string): (() => Reason) | undefined {
  if (isStunned(piece)) return () => stunned(open, piece);
  if (piece.done && !action.free) return () => acted(open, piece);
  const forbidden = forbidding(open, piece, action);
  if (forbidden !== undefined) return () => forbiddenBy(open, forbidden.other, forbidden.trait);
  const bar = action.bar?.(open, piece);
  if (bar !== undefined) return () => bar;
  const noDisc = whyNoDisc(open, action, from);
  if (noDisc !== undefined) return () => noDisc;
  return canPay(open, piece, action, from) ? undefined : () => tooDear;
}

function forbiddenBy(open: Open, other: Character, { name, rule }: Trait): Reason {
  return because(
    rule,
    say`${capital(nameIn(open, other))} ${w("l’interdit", "forbids it")}${w(" : ", ": ")}${name}.`,
  );
}

const tooDear = because(
  "SOL-SORC-06",
  w(
    "Il n’y a pas de quoi payer : le dernier point de vie ne se dépense pas.",
    "There is not enough to pay with: the last life point is never spent.",
  ),
);

/** CAT-INCAP-02. */
export function stunned(open: Open, piece: Pick<Character, "id" | "card">): Reason {
  return because(
    "CAT-INCAP-02",
    say`${capital(nameIn(open, piece))} ${w("est en incapacité et ne peut rien faire.", "is incapacitated and can do nothing.")}`,
  );
}

/** CAT-ROUND-07, 12, 13: one action each; whoever came in during this turn has his first in the next one (CAT-RULING-46). */
export function acted(open: Open, piece: Character): Reason {
  const { kind, card, arrived } = piece;
  const name = capital(nameIn(open, piece));
  if (kind === "ally" && allyOf(card).item === undefined)
    return because(
      "CAT-ALLY-13",
      say`${name} ${w("agit une fois par tour, à partir du tour qui suit son arrivée.", "acts once a turn, starting with the turn after its arrival.")}`,
    );
  if (arrived)
    return because(
      "CAT-RULING-46",
      say`${name} ${w("vient d’arriver, et n’agira qu’au prochain tour.", "has just arrived, and acts from the next turn on.")}`,
    );
  const rule = kind === "hero" ? "CAT-ROUND-07" : kind === "ally" ? "CAT-ROUND-12" : "CAT-ROUND-13";
  return because(rule, say`${name} ${w("a déjà agi ce tour-ci.", "has already acted this turn.")}`);
}

const usedInRoom = because("CAT-ITEM-07", w("Déjà utilisé dans cette salle.", "Already used in this room."));
