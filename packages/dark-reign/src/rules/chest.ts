import type { Script } from "@ossuaire/kernel";
import type { Character, Element } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { rolledFind } from "./rummage.ts";

/** REG-OPEN-04, REG-RULING-56: opening is searching; a 0 means locked, and empty once the lock is dealt with. */
export function* openChest(table: DarkTable, who: Character, chest: Element): Script {
  const { roll, find } = yield* rolledFind(table, who, chest);
  if (roll === 0 && !chest.spent) {
    chest.lock = "known";
    const { kind, x, y } = chest;
    table.tell({ type: "found-locked", rule: "REG-CHEST-01", who: who.id, kind, x, y });
    return;
  }
  chest.searched = true;
  yield* find.happens(table, who, chest);
}
