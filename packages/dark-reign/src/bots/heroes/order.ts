import { pvOf } from "../../characters.ts";
import { distance } from "../../grid/square.ts";
import { exitsOf } from "./exits.ts";
import { type Known, seenAs } from "./known.ts";
import { isPressed } from "./pressed.ts";

/** REG-TURN-04: in a fight those who strike from afar first, who speaks well last; in peace who is nearest to the next door. */
export function orderOf(known: Known, ids: readonly string[]): readonly string[] {
  const rank = isPressed(known) ? inFight : inPeace(known);
  return ids
    .map((id) => seenAs(known, id))
    .toSorted((a, b) => rank(a) - rank(b))
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
