import { because, capital, type Reason, say, w } from "@ossuaire/kernel";
import type { Action } from "../action.ts";
import { actionsOf, itemOf } from "../content/box.ts";
import { hasReady } from "../content/card.ts";
import type { Deed } from "../questions.ts";
import { type Character, heroOf, isOnBoard, isStunned, type Open } from "../state.ts";
import { pieceName } from "../words/names.ts";
import { hasRoom } from "./act.ts";
import { noRoom } from "./spot.ts";

/** Something that a character has to do, and the rule that forbids it now, if one does. */
export interface Chance {
  readonly deed: Deed;
  readonly bar?: Reason;
}

/** CAT-HERO-19, CAT-MON-06, CAT-LORD-13: what this character can do now. */
export function deedsOf(open: Open, piece: Character): readonly Deed[] {
  return chancesOf(open, piece).flatMap(({ deed, bar }) => (bar === undefined ? deed : []));
}

/** The same, with what it cannot do now, and why. */
export function chancesOf(open: Open, piece: Character): readonly Chance[] {
  const used = usedUp(open, piece);
  return [...actionsOf(open, piece), ...used].flatMap((action) =>
    placesOf(open, piece, action).map((from) => {
      const deed = deedOf(piece, action, from);
      const bar = used.includes(action) ? usedInRoom : barOn(open, piece, action, from);
      return bar === undefined ? { deed } : { deed, bar };
    }),
  );
}

export function deedOf(
  { id: actor, card }: Pick<Character, "id" | "card">,
  action: Action,
  from: string,
): Deed {
  const id = from === actor ? `${actor}:${action.id}` : `${actor}:${action.id}@${from}`;
  return { id, kind: "deed", actor, card, action: action.id, from };
}

/** CAT-ALLY-21. */
function placesOf(open: Open, { id, kind }: Character, { spell }: Action): readonly string[] {
  return spell && kind === "hero" && isOnBoard(open, "familiar") ? [id, "familiar"] : [id];
}

/** CAT-ITEM-07: what is ready again in the next room. */
function usedUp(open: Open, { kind, card }: Character): readonly Action[] {
  if (kind !== "hero") return [];
  const hero = heroOf(open, card);
  return hero.items.filter((item) => !hasReady(hero, item)).flatMap((item) => itemOf(item).actions);
}

function barOn(open: Open, piece: Character, action: Action, from: string): Reason | undefined {
  if (isStunned(piece)) return stunned(piece);
  if (piece.done && !action.free) return acted(open, piece);
  return action.bar?.(open, piece) ?? (hasRoom(open, action, from) ? undefined : noRoom);
}

/** CAT-INCAP-02. */
export function stunned({ id, card }: Pick<Character, "id" | "card">): Reason {
  return because(
    "CAT-INCAP-02",
    say`${capital(pieceName(id, card))} ${w("est en incapacité et ne peut rien faire.", "is incapacitated and can do nothing.")}`,
  );
}

/** CAT-ROUND-07, 12, 13: one action each; whoever came in during this turn has his first in the next one (CAT-RULING-46). */
export function acted({ options, fight }: Open, { id, kind, card }: Character): Reason {
  const name = capital(pieceName(id, card));
  const arrives = kind === "monster" && (options.wanderers || fight?.kind === "lord");
  if (kind === "ally" && card !== "familiar")
    return because(
      "CAT-ALLY-13",
      say`${name} ${w("agit une fois par tour, dès le tour qui suit son arrivée.", "acts once a turn, from the turn after its arrival on.")}`,
    );
  if (arrives)
    return because(
      "CAT-RULING-46",
      say`${name} ${w("a déjà agi, ou vient d’arriver.", "has acted already, or has just arrived.")}`,
    );
  const rule = kind === "hero" ? "CAT-ROUND-07" : kind === "ally" ? "CAT-ROUND-12" : "CAT-ROUND-13";
  return because(rule, say`${name} ${w("a déjà agi ce tour-ci.", "has acted in this turn already.")}`);
}

const usedInRoom = because("CAT-ITEM-07", w("Déjà utilisé dans cette salle.", "Used in this room already."));
