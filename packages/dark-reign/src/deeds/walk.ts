import { w } from "@ossuaire/kernel";
import { stepsFor } from "../board.ts";
import { deed } from "../deed.ts";
import { arrives } from "../rules/arrive.ts";
import { leavesSquare } from "../rules/blocking.ts";

/** REG-MOVE-01 to 03: one square, in any of the eight directions. */
export const walk = deed({
  id: "walk",
  name: w("Marcher", "Walk"),
  rule: "REG-MOVE-03",
  cost: 1,
  *options(state, who) {
    for (const square of stepsFor(state, who)) yield { square };
  },
  *perform(table, who, { square }) {
    if (yield* leavesSquare(table, who)) yield* arrives(table, who, square, "walk", "REG-MOVE-03");
  },
});
