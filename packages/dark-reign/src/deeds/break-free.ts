import { w } from "@ossuaire/kernel";
import { deed } from "../deed.ts";
import { tested } from "../rules/test.ts";
import type { Character, State } from "../state.ts";
import type { Trial } from "../trial.ts";

/** REG-WEB-03, REG-RULING-90: only the victim may try, as often as it has P.Action. */
export const breakFree = deed({
  id: "break-free",
  name: w("Se libérer de la toile", "Break free of the web"),
  rule: "REG-WEB-03",
  cost: 1,
  trial: tearing,
  failure: () => w("la toile tient ; on peut recommencer", "the web holds; one may try again"),
  *options(_state, { states }) {
    if (states.web !== undefined) yield {};
  },
  *perform(table, who) {
    const { passed } = yield* tested(table, who, tearing(table.state, who));
    if (!passed) return;
    delete who.states.web;
    table.tell({ type: "freed", rule: "REG-WEB-03", who: who.id });
  },
});

function tearing(_state: State, { states }: Character): Trial {
  return { test: "web", of: "force", difficulty: states.web ?? 0, rule: "REG-WEB-03" };
}
