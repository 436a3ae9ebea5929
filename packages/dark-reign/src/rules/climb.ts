import type { Script } from "@ossuaire/kernel";
import { inOrder, isUp } from "../characters.ts";
import type { DarkTable } from "../table.ts";
import { arrives } from "./arrive.ts";
import { besideHole, roomBeside } from "./trap.ts";

/** REG-TRAP-13, 14, REG-VERDICT-26: who has missed a whole turn of its side stands beside the hole, as soon as there is room. */
export function* climbOut(table: DarkTable): Script {
  const { state } = table;
  for (const who of inOrder(state, state.turn.side)) {
    const { hole } = who.states;
    if (hole === undefined) continue;
    who.states.hole = Math.max(1, hole - 1);
    const squares = roomBeside(state, who);
    if (hole > 1 || squares.length === 0 || !isUp(who)) continue;
    // As long as it is asked where to, it is still down there.
    const square = yield* besideHole(who, squares);
    delete who.states.hole;
    table.tell({ type: "climbs-out", rule: "REG-TRAP-13", who: who.id });
    yield* arrives(table, who, square, "put", "REG-TRAP-14");
  }
}
