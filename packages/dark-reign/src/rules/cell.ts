import type { Script } from "@ossuaire/kernel";
import { type Rows, rowOf } from "../cards/treasure.ts";
import { cellsOf } from "../grid/cells.ts";
import { sameSquare } from "../grid/square.ts";
import { laidZonesOf } from "../ground-of.ts";
import { packsOf } from "../shelf.ts";
import type { Character, Element } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { addElement } from "./elements.ts";
import { earn } from "./purse.ts";

/** REG-ZONE-08, REG-VERDICT-30: what a cell holds, by 1D. */
const inside: Rows<"nothing" | "corpse" | "chest" | "prisoner"> = [
  [0, 2, "nothing"],
  [3, 3, "corpse"],
  [4, 4, "chest"],
  [5, 5, "prisoner"],
];

/** REG-CELL-02, REG-VERDICT-83: nothing was in it before; now the MJ rolls, once. */
export function* openCell(table: DarkTable, who: Character, door: Element): Script {
  const { state } = table;
  if (door.searched) return;
  door.searched = true;
  for (const { opensCell } of packsOf(state.options))
    if (opensCell && (yield* opensCell(table, who, door))) return;
  const holds = rowOf(inside, table.rng.int(0, 5));
  const plan = laidZonesOf(state)[door.zone]?.plan;
  const cell = plan && cellsOf(plan).find((one) => sameSquare(one.door, door));
  const farthest = cell?.squares.at(-1);
  table.reveal({ type: "cell-opened", rule: "REG-VERDICT-83", who: who.id, x: door.x, y: door.y, holds });
  if (holds === "prisoner") earn(table, who, 50, "REG-VERDICT-30");
  else if (holds !== "nothing" && farthest !== undefined) addElement(state, holds, farthest, door.zone);
}
