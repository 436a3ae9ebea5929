import { has } from "../sheet/traits.ts";
import type { Verb } from "./verb.ts";

/** REG-WEB-01, REG-RULING-90: a new web keeps the higher level; what was kept for the opposing turn is lost (REG-RULING-61). */
export const web = (level: number): Verb =>
  function* (table, who) {
    const isProof = has(table.state, who, "no-web") || has(table.state, who, "immaterial");
    if (who.gone !== undefined || isProof) return;
    who.states.web = Math.max(level, who.states.web ?? 0);
    delete who.states.waiting;
    table.tell({ type: "webbed", rule: "REG-WEB-01", who: who.id, level: who.states.web });
  };
