import { w } from "@ossuaire/kernel";
import { emptyBeside, neighboursInReach } from "../board.ts";
import { at } from "../characters.ts";
import { deed } from "../deed.ts";
import { arrives } from "../rules/arrive.ts";
import { passesBridge } from "../rules/bridge.ts";

/** REG-MOVE-07 to 09, REG-RULING-22: through the square of an ally, in two walking steps that are declared as one. */
export const pass = deed({
  id: "pass",
  name: w("Passer un allié", "Pass an ally"),
  rule: "REG-MOVE-07",
  cost: 2,
  *options(state, who) {
    for (const via of neighboursInReach(state, who)) {
      if (at(state, via)?.side !== who.side) continue;
      for (const square of emptyBeside(state, via)) yield { via, square };
    }
  },
  // REG-BLOCK-02: no test on either step.
  *perform(table, who, { via, square }) {
    if (yield* passesBridge(table, who, via)) yield* arrives(table, who, square, "pass", "REG-MOVE-07", via);
  },
});
