import type { Script } from "@ossuaire/kernel";
import { has } from "../sheet/traits.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** REG-WEB-01, REG-RULING-90: a new web keeps the higher level; what was kept for the opposing turn is lost (REG-RULING-61). */
export function* web(table: DarkTable, who: Character, level: number): Script {
  const isProof = has(table.state, who, "no-web") || has(table.state, who, "immaterial");
  if (who.gone !== undefined || isProof) return;
  who.states.web = Math.max(level, who.states.web ?? 0);
  delete who.states.waiting;
  table.tell({ type: "webbed", rule: "REG-WEB-01", who: who.id, level: who.states.web });
}
