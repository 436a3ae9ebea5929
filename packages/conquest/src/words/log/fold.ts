import { type Belongs, type Fold, folded } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import type { Character } from "../../teams.ts";

/** Whose turn it is, and the how-manieth. */
interface Turn {
  readonly number: number;
  readonly character: Character;
}

export type ConquestFold = Fold<Event, Turn>;

/** Turns are headings; a shot, from its target to its last flick and all that comes of it, is one entry. */
export function foldsOf(events: readonly Event[]): readonly ConquestFold[] {
  return folded<Event, Turn>(events, { begin: { number: 0, character: "s1" }, after, belongs });
}

function after(turn: Turn, event: Event): Turn {
  return event.type === "turn" ? { number: turn.number + 1, character: event.character } : turn;
}

function belongs(event: Event, folds: readonly ConquestFold[]): Belongs<Event, Turn> {
  const last = folds.at(-1);
  switch (event.type) {
    case "turn":
    case "ended":
      return "heading";
    // CON-TURN-02: everybody begins a turn so; later it is worth a line.
    case "drew":
    case "drew-card":
    case "pile-empty":
      return last !== undefined && (last.kind === "heading" || isDraw(last.first)) ? last : "deed";
    case "placed":
      return last?.first.type === "target" && !hasFlicked(last) ? last : "deed";
    case "flicked":
      return last !== undefined && awaitsFlick(last) ? last : "deed";
    case "put-back":
    case "hit":
    case "no-damage":
    case "missed":
    case "tries-again":
    case "raised":
    case "armour-used":
    case "wounded":
    case "stunned":
    // Where the card goes, and whose turn comes next, is no deed of anybody.
    case "discarded":
    case "armour-kept":
    case "marker":
      return last ?? "next";
    default:
      return "deed";
  }
}

/** CON-TARGET-03: a shot at a target may be flicked twice. */
function awaitsFlick(fold: ConquestFold): boolean {
  if (fold.events.at(-1)?.type === "tries-again") return true;
  return (fold.first.type === "target" || fold.first.type === "placed") && !hasFlicked(fold);
}

function hasFlicked({ events }: ConquestFold): boolean {
  return events.some(({ type }) => type === "flicked");
}

function isDraw({ type }: Event): boolean {
  return type === "drew" || type === "drew-card" || type === "pile-empty";
}
