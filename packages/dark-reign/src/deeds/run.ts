import { type Script, w } from "@ossuaire/kernel";
import { squareId, stepsFor } from "../board.ts";
import { isFree } from "../characters.ts";
import { deed } from "../deed.ts";
import type { Square } from "../grid/square.ts";
import { arrives } from "../rules/arrive.ts";
import { leavesSquare } from "../rules/blocking.ts";
import { hindranceTo } from "../rules/chances.ts";
import { approaches } from "../rules/duel.ts";
import { sum, traitsOf } from "../sheet/traits.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";

/** REG-MOVE-04, REG-RULING-18: two squares, step by step; it may stop after any of them. */
export const run = deed({
  id: "run",
  name: w("Courir", "Run"),
  rule: "REG-MOVE-04",
  cost: 1,
  *options(state, who) {
    for (const square of stepsFor(state, who)) yield { square };
  },
  *perform(table, who, { square }) {
    let next: Square | undefined = square;
    for (let steps = strideOf(table.state, who); next !== undefined; steps--) {
      if (!(yield* leavesSquare(table, who))) return;
      yield* arrives(table, who, next, "run", "REG-MOVE-04");
      next = steps > 1 && isFree(who) && !who.states.over ? yield* furtherStep(table, who) : undefined;
    }
  },
});

/** REG-RELIC-09, REG-SKILL-11: boots and feet add up. */
export function strideOf(state: State, who: Character): number {
  return 2 + sum(traitsOf(state, who).map(({ stride = 0 }) => stride));
}

function* furtherStep(table: DarkTable, who: Character): Script<Square | undefined> {
  const { state } = table;
  const squares = stepsFor(state, who)
    .filter((square) => hindranceTo(state, who, "run", { square }) === undefined)
    .filter((square) => who.states.duel === undefined || approaches(state, who, square))
    .map((square) => ({ id: squareId(square), square }));
  if (squares.length === 0) return undefined;
  const asking = {
    seats: who.seat,
    prompt: "run-on",
    rule: "REG-RULING-18",
    about: { who: who.id },
  } as const;
  const chosen = yield* choose(asking, [...squares, { id: "stop" }]);
  return "square" in chosen ? chosen.square : undefined;
}
