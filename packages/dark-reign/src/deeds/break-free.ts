import { w } from "@ossuaire/kernel";
import { deed } from "../deed.ts";
import { tested } from "../rules/test.ts";

/** REG-WEB-03, REG-RULING-90: only the victim may try, as often as it has P.Action. */
export const breakFree = deed({
  id: "break-free",
  name: w("Se libérer de la toile", "Break free of the web"),
  rule: "REG-WEB-03",
  cost: 1,
  *options(_state, { states }) {
    if (states.web !== undefined) yield {};
  },
  *perform(table, who) {
    const difficulty = who.states.web ?? 0;
    const trial = { test: "web", of: "force", difficulty, rule: "REG-WEB-03" } as const;
    const { passed } = yield* tested(table, who, trial);
    if (!passed) return;
    delete who.states.web;
    table.tell({ type: "freed", rule: "REG-WEB-03", who: who.id });
  },
});
