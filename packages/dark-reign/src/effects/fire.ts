import { begun } from "../rules/harm.ts";
import { throwDice } from "../rules/test.ts";
import { has } from "../sheet/traits.ts";
import type { Verb } from "./verb.ts";

/** REG-FIRE-01: after the damage of a flaming attack, 1D; on 3, 4 or 5 the victim catches fire. Fires do not add up (REG-RULING-89). */
export const flare: Verb = function* (table, who) {
  const { state } = table;
  const isProof = has(state, who, "no-fire") || has(state, who, "immaterial");
  if (who.gone !== undefined || isProof || who.states.fire !== undefined) return;
  if (throwDice(table, who, 1, "catching-fire", "REG-FIRE-01") < 3) return;
  who.states.fire = begun(state, who, "fire");
  table.tell({ type: "burns", rule: "REG-FIRE-01", who: who.id });
};
