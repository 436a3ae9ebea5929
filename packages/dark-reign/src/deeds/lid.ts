import { w } from "@ossuaire/kernel";
import { reaches } from "../board.ts";
import { deed } from "../deed.ts";
import { sameSquare } from "../grid/square.ts";
import type { PlayLevel } from "../kinds.ts";
import { tested } from "../rules/test.ts";

/** REG-QWELL-06, REG-VERDICT-55. */
const difficulties: Readonly<Record<PlayLevel, number>> = { novice: 1, adventurer: 3, hero: 5 };

/** REG-QWELL-03 to 05, REG-VERDICT-54: it appears beside the well, under a name that tells nothing. */
export const handleLid = deed({
  id: "handle-lid",
  name: w("Manier le couvercle", "Handle the lid"),
  rule: "REG-QWELL-04",
  cost: 1,
  *options(state, who) {
    if (who.side !== "heroes") return;
    for (const { kind, x, y, spent } of state.elements)
      if (kind === "well" && !spent && reaches(state, who, { x, y })) yield { square: { x, y } };
  },
  *perform(table, who, { square }) {
    const { state } = table;
    const trial = {
      test: "lid",
      of: "force",
      difficulty: difficulties[state.options.level],
      rule: "REG-QWELL-05",
    } as const;
    if (!(yield* tested(table, who, trial)).passed) return;
    const well = state.elements.find((one) => one.kind === "well" && sameSquare(one, square));
    if (well === undefined) return;
    well.spent = true;
    table.tell({ type: "well-closed", rule: "REG-QWELL-02", who: who.id });
  },
});
