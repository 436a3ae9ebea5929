import { isUp, pvOf } from "../../characters.ts";
import { distance } from "../../grid/square.ts";
import { stepsAt } from "../../grid/ways.ts";
import { exitsOf } from "./exits.ts";
import { exitFor, isHasty } from "./haste.ts";
import { type Known, seenAs } from "./known.ts";
import { isPressed } from "./pressed.ts";

/**
 * REG-TURN-04: in a fight those who strike from afar first, who speaks well last; in peace who is nearest to the next door. Who lies on the
 * ground comes behind all that may bring it round (REG-RULING-85).
 */
export function orderOf(known: Known, ids: readonly string[]): readonly string[] {
  const rankOf = isHasty(known) ? onTheWay(known) : isPressed(known) ? inFight : inPeace(known);
  return ids
    .map((id) => seenAs(known, id))
    .map((one) => ({ id: one.id, rank: isUp(one) ? rankOf(one) : Infinity }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ id }) => id);
}

const inFight = (one: ReturnType<typeof seenAs>): number => {
  const isFar = one.levels.shooting > one.levels.melee || one.spells.length > 0;
  return (isFar ? 0 : 10) + (one.skills.includes("leader") ? 20 : 0) - pvOf(one) / 100;
};

function inPeace(known: Known): (one: ReturnType<typeof seenAs>) => number {
  const [exit] = exitsOf(known);
  return (one) => (exit === undefined ? 0 : distance(one, exit.element));
}

/** In haste whoever is in front goes first, or the others run into it. */
function onTheWay(known: Known): (one: ReturnType<typeof seenAs>) => number {
  return (one) => {
    const exit = exitFor(known, one);
    return exit === undefined ? 0 : (stepsAt(exit.ways, one) ?? far);
  };
}

const far = 1000;
