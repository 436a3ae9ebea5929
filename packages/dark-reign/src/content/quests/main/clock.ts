import { w } from "@ossuaire/kernel";
import { isHero } from "../../../characters.ts";
import type { Hindrance } from "../../../deed.ts";
import { doorSquare, type Square, sameSquare } from "../../../grid/square.ts";
import { laidZonesOf } from "../../../ground-of.ts";
import type { Pack } from "../../../pack.ts";
import { leavesBoard } from "../../../rules/gone.ts";
import { questZone } from "../../../rules/quest-zone.ts";
import type { Character, Ending, State } from "../../../state.ts";

/** REG-VERDICT-57: fewer than 12 turns are at most 11. */
const lastRound = 11;

/** REG-VERDICT-57: MJ characters never leave. */
const staysBelow: Hindrance = {
  id: "stays-below",
  rule: "REG-VERDICT-57",
  words: w(
    "Cette porte n’est pas pour les créatures des catacombes.",
    "That gate is not for the creatures of the catacombs.",
  ),
  concerns: (_state, { side }) => side === "mj",
  bars: (state, _who, _deed, { square }) => square !== undefined && isGate(state, square),
};

const isBeyond = (state: State, { side }: Character, square: Square): boolean =>
  side === "mj" && isGate(state, square);

/** REG-QCLOCK: journey in the shadow. */
export const clock: Pack = {
  id: "quest-clock",
  isIn: ({ quest }) => quest === "clock",
  hindrances: [staysBelow],
  closes: isBeyond,
  // REG-ZONE-17: who steps onto the door square has left, alive and safe, with all it carries.
  *enters(table, who) {
    if (who.side === "heroes" && isGate(table.state, who))
      yield* leavesBoard(table, who, "left", "REG-ZONE-17");
  },
  judges: judged,
};

/** REG-QCLOCK-02, REG-VERDICT-57: an extra turn belongs to its round. */
function judged(state: State): Ending | undefined {
  const { characters, round, turn } = state;
  const heroes = characters.filter(isHero);
  const isInside = heroes.some(({ gone }) => gone === undefined);
  if (!isInside && heroes.some(({ gone }) => gone === "left"))
    return { isWon: true, why: "clock", rule: "REG-QCLOCK-02" };
  const isTooLate = round > lastRound || (round === lastRound && turn.side === "mj");
  return isInside && isTooLate ? { isWon: false, why: "too-late", rule: "REG-VERDICT-57" } : undefined;
}

function isGate(state: State, square: Square): boolean {
  const number = questZone(state);
  const plan = number === undefined ? undefined : laidZonesOf(state)[number]?.plan;
  return plan?.exits.some((exit) => exit.way === "final" && sameSquare(doorSquare(exit), square)) ?? false;
}
