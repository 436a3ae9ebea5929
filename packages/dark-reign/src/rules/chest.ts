import type { Script } from "@ossuaire/kernel";
import type { Character, Element } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { floorAt } from "./bearing.ts";
import { rolledFind } from "./rummage.ts";
import { finds } from "./treasure.ts";

/** REG-OPEN-04, REG-RULING-56: opening is searching; a 0 means locked, and empty once the lock is dealt with. */
export function* openChest(table: DarkTable, who: Character, chest: Element): Script {
  if (yield* takenOut(table, who, chest)) return;
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

/** REG-SIDE-02: what a quest has put into it takes the place of the roll. */
function* takenOut(table: DarkTable, who: Character, chest: Element): Script<boolean> {
  const inside = table.state.things.filter(({ at }) => at.kind === "inside" && at.element === chest.id);
  if (inside.length === 0) return false;
  chest.searched = true;
  for (const thing of inside) {
    thing.at = floorAt(who);
    yield* finds(table, who, thing);
  }
  return true;
}
