import type { RuleId } from "@ossuaire/kernel";
import type { Character, Element } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { elementCard } from "./elements.ts";

/** REG-RULING-56, 57: its lock holds no more; a chest remembers it. */
export function unlock(table: DarkTable, who: Character, element: Element, rule: RuleId): void {
  delete element.lock;
  if (elementCard(element).isOpened) element.spent = true;
  table.tell({ type: "unlocked", rule, who: who.id, kind: element.kind, x: element.x, y: element.y });
}
