import { type Belongs, type Fold, folded } from "@ossuaire/kernel";
import { voices } from "../../content/voices.ts";
import type { Event } from "../../events.ts";
import { type Kin, kinAfter } from "./kin.ts";

export type CatacombsFold = Fold<Event, Kin>;

/** Rooms and turns are headings; an action, with all that comes of it, is one entry. */
export function foldsOf(events: readonly Event[]): readonly CatacombsFold[] {
  return folded<Event, Kin>(events, { begin: {}, after: kinAfter, belongs });
}

/** Who acts in it: whatever it brings about is told with it. */
function actorOf({ first }: CatacombsFold): { readonly piece: string; readonly card: string } | undefined {
  switch (first.type) {
    case "acts":
    case "retaliates":
      return first;
    // Whoever frightens, enslaves or harms by a card does it to somebody.
    case "flicked":
    case "flees":
    case "enslaved":
    case "card-harm":
      return { piece: first.by, card: first.byCard };
    // VER-SWARM: all those who cling to somebody act as one.
    case "swarm-attack":
      return { piece: first.type, card: first.type };
    default:
      return undefined;
  }
}

/** Missiles and Fireballs: that one was put down is said by the flick. */
export function isShot(event: Event): boolean {
  if (event.type !== "placed") return false;
  return shots.includes(event.card) || voices().some(({ things }) => Object.hasOwn(things, event.card));
}

const shots = ["missile", "fireball"];

function belongs(event: Event, folds: readonly CatacombsFold[]): Belongs<Event, Kin> {
  const last = folds.at(-1);
  const action = last && actorOf(last) ? last : undefined;
  switch (event.type) {
    case "entered":
    case "turn":
    case "ended":
      return "heading";
    // What was turned up, voted and paid for is told by where the Heroes go and what they get.
    case "room":
    case "voted":
    case "pays":
      return "next";
    case "track":
    case "used":
    case "cast":
      return action ?? "next";
    case "placed":
      if (action && event.rule !== wandering) return action;
      return last?.first.type === "set-up" ? last : "deed";
    // A second flick after an answer is a line of its own: that is the order of the board.
    case "flicked":
      return action && (actorOf(action)?.piece === event.by || isFlight(action, event.piece))
        ? action
        : "deed";
    case "killed":
    case "left":
      return struckIn(folds, event.piece) ?? action ?? "deed";
    // Struck down by somebody, or worn out by what one has done.
    case "stunned":
      return (
        (event.rule === struckDown ? struckIn(folds, event.piece) : doneBy(folds, event.piece)) ??
        action ??
        "deed"
      );
    case "healed":
      if (last?.first.type === "raised" && last.first.hero === event.hero) return last;
      return action ?? "deed";
    case "illusion":
    case "invisible":
      return action && actorOf(action)?.piece === event.piece ? action : "deed";
    case "hit":
    case "spared":
    case "unhurt":
    case "hurt":
    case "burnt":
    case "put-back":
    case "stops":
    case "fire-wall":
    case "nobody-comes":
    case "ignores":
    case "lost":
    case "fell":
    case "held":
    // What the cards of other boxes do to whoever is struck, and to whoever acts.
    case "frozen":
    case "thawed":
    case "shattered":
    case "spike-spent":
    case "beast":
    case "own-form":
    case "shape":
    case "places-changed":
    case "corroded":
    case "corrosion-spared":
    case "corrosion-idle":
    case "poisoned":
    case "lethal-dose":
    case "climbs":
    case "devoured":
    case "freed":
    case "to-reserve":
      return action ?? "deed";
    default:
      return "deed";
  }
}

/** Whoever flees is flicked by it. */
function isFlight({ first }: CatacombsFold, piece: string): boolean {
  return first.type === "flees" && first.piece === piece;
}

const wandering = "CAT-AWAND-02";
const struckDown = "CAT-INCAP-01";

/** The last deed of this turn in which this piece was struck. An answer may have come in between. */
function struckIn(folds: readonly CatacombsFold[], piece: string): CatacombsFold | undefined {
  return ofTurn(folds).findLast(({ events }) =>
    events.some((event) => (event.type === "hit" || event.type === "burnt") && event.piece === piece),
  );
}

function doneBy(folds: readonly CatacombsFold[], piece: string): CatacombsFold | undefined {
  return ofTurn(folds).findLast((fold) => actorOf(fold)?.piece === piece);
}

function ofTurn(folds: readonly CatacombsFold[]): readonly CatacombsFold[] {
  return folds.slice(folds.findLastIndex(({ kind }) => kind === "heading") + 1);
}
