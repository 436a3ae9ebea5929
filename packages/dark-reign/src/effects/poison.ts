import { loseActions } from "../rules/actions.ts";
import { begun } from "../rules/harm.ts";
import { tested } from "../rules/test.ts";
import { has } from "../sheet/traits.ts";
import type { Verb } from "./verb.ts";

/**
 * REG-POISON-02, 03, REG-RULING-91: an Endurance test, or poisoned. Whether PV were lost by its source is the source's affair
 * (REG-POISON-01); who is poisoned already is not poisoned again.
 */
export const poison = (level: number): Verb =>
  function* (table, who) {
    const { state } = table;
    const isProof = has(state, who, "no-poison") || has(state, who, "immaterial");
    if (who.gone !== undefined || isProof || who.states.poison !== undefined) return;
    const trial = { test: "poison", of: "endurance", difficulty: level, rule: "REG-POISON-02" } as const;
    if ((yield* tested(table, who, trial)).passed) return;
    who.states.poison = begun(state, who, "poison");
    table.tell({ type: "poisoned", rule: "REG-POISON-03", who: who.id });
    loseActions(table, who, 1, { rule: "REG-POISON-03", source: "poison" });
  };
