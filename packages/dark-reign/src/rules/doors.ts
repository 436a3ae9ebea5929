import type { RuleId, Script } from "@ossuaire/kernel";
import type { Character, Element } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { openCell } from "./cell.ts";
import { discover } from "./discover.ts";
import { elementCard } from "./elements.ts";

/** REG-OPEN-03: it opens, and what was behind it comes to light. */
export function* opened(
  table: DarkTable,
  who: Character,
  door: Element,
  how: "opens" | "breaks" = "opens",
): Script {
  door.open = true;
  delete door.lock;
  const rule: RuleId = how === "opens" ? "REG-OPEN-03" : "REG-RULING-58";
  table.reveal({ type: how, rule, who: who.id, kind: door.kind, x: door.x, y: door.y });
  if (who.side === "mj") return;
  if (elementCard(door).isCell) yield* openCell(table, who, door);
  else yield* discover(table, who, door);
}

/** REG-SECRET-03: discovering a secret door is opening it. */
export function* found(table: DarkTable, who: Character, element: Element): Script {
  if (elementCard(element).isFoundBeside) yield* opened(table, who, element);
}
