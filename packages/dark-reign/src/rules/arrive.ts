import type { RuleId, Script } from "@ossuaire/kernel";
import type { Square } from "../grid/square.ts";
import { packsOf } from "../shelf.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import type { Gait } from "../told/fight.ts";

/** A character comes to a square, last over that of an ally if it passed one, and whatever is there has its effect. */
export function* arrives(
  table: DarkTable,
  who: Character,
  to: Square,
  how: Gait,
  rule: RuleId,
  via?: Square,
): Script {
  const from = { x: who.x, y: who.y };
  who.x = to.x;
  who.y = to.y;
  table.tell({ type: "stepped", rule, who: who.id, x: to.x, y: to.y, from, how });
  for (const { enters } of packsOf(table.options)) if (enters) yield* enters(table, who, via ?? from, how);
}
