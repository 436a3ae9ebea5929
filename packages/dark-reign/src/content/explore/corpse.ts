import type { Find } from "../../cards/find.ts";
import { tested } from "../../rules/test.ts";
import { has } from "../../sheet/traits.ts";

/** REG-CORPSE-01: poisoned without a lost PV, if an Endurance test of difficulty 2 fails. */
export const infected: Find = {
  isBad: true,
  *happens(table, who) {
    const isProof = has(table.state, who, "no-poison") || has(table.state, who, "immaterial");
    if (isProof || who.states.poison !== undefined) return;
    const trial = { test: "poison", of: "endurance", difficulty: 2, rule: "REG-CORPSE-01" } as const;
    if ((yield* tested(table, who, trial)).passed) return;
    who.states.poison = true;
    // REG-RULING-91: 1 P.Action is lost at once.
    who.actions = Math.max(0, who.actions - 1);
    table.tell({ type: "infected", rule: "REG-CORPSE-01", who: who.id });
  },
};
