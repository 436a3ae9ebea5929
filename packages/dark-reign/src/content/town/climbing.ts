import type { Script } from "@ossuaire/kernel";
import { isUp } from "../../characters.ts";
import { arrives } from "../../rules/arrive.ts";
import { besideHole, roomBeside } from "../../rules/trap.ts";
import type { Character } from "../../state.ts";
import type { DarkTable } from "../../table.ts";
import { thingsOf } from "../../things.ts";
import { rope } from "./goods.ts";

/** REG-TOWN-26, REG-RULING-02, step 1: a bearer climbs out of a hole, and acts instead of missing its turn. */
export function* climbByRope(table: DarkTable, who: Character): Script {
  const { state } = table;
  if (who.states.hole === undefined || !isUp(who)) return;
  const squares = roomBeside(state, who);
  if (squares.length === 0 || thingsOf(state, who.id).every(({ card }) => card.id !== rope.id)) return;
  const square = yield* besideHole(who, squares);
  delete who.states.hole;
  table.tell({ type: "climbs-out", rule: "REG-TOWN-26", who: who.id });
  yield* arrives(table, who, square, "put", "REG-TOWN-26");
}
