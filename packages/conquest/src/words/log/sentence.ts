import { capital, joined, say, type Words, w } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import { characterNames, pieceName, shotName } from "../names.ts";
import { clauseOf } from "../telling.ts";
import type { ConquestFold } from "./fold.ts";

/** A deed as it would be told afterwards, without its full stop. */
export function sentenceOf({ first, events, setting: { character } }: ConquestFold): Words {
  const flick = events.find((event) => event.type === "flicked");
  const clauses = events.flatMap((event) => clausesOf(event, flick?.shot));
  if (flick === undefined) return capital(joined([clauseOf(first), ...clauses], semicolon));
  const target = events.find((event) => event.type === "target");
  const opening = openingOf(characterNames[character], flick, target);
  const isMissed = wounds(flick.shot) && target === undefined && !events.some(({ type }) => type === "hit");
  const missed = isMissed ? [w("manqué", "missed")] : [];
  return joined([opening, joined([...missed, ...clauses], semicolon)], colon);
}

function openingOf(who: Words, { shot, piece }: Event<"flicked">, aimed: Event<"target"> | undefined): Words {
  if (shot === "move") return say`${who} ${w("avance", "moves")}`;
  if (shot === "obstacle") return say`${who} ${w("pousse", "pushes")} ${pieceName(piece)}`;
  if (aimed === undefined) return say`${who}, ${shotName(shot)}`;
  return say`${who}, ${shotName(shot)} ${w("sur", "at")} ${characterNames[aimed.target]}`;
}

/** What came of it; where a card goes, and that a move touches somebody, the sentence is better without. */
function clausesOf(event: Event, shot: Event<"flicked">["shot"] | undefined): readonly Words[] {
  switch (event.type) {
    case "hit":
      return [say`${w("touche", "hits")} ${characterNames[event.character]}`];
    case "no-damage":
      return wounds(shot) ? [clauseOf(event)] : [];
    case "missed":
      return [w("manqué", "missed")];
    case "tries-again":
      return [w("second essai", "second try")];
    case "raised":
    case "armour-used":
    case "wounded":
    case "stunned":
    case "armour-kept":
      return [clauseOf(event)];
    default:
      return [];
  }
}

function wounds(shot: Event<"flicked">["shot"] | undefined): boolean {
  return shot !== undefined && shot !== "move" && shot !== "obstacle";
}

const colon = w(" : ", ": ");
const semicolon = w(" ; ", "; ");
