import type { Script } from "@ossuaire/kernel";
import { isEmpty, reaches } from "../board.ts";
import { isFree } from "../characters.ts";
import type { Character } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { arrives } from "./arrive.ts";
import { hindranceTo } from "./chances.ts";

/** REG-CRUSH-01, 02, REG-RULING-26: onto the square of a dead adversary beside it, without P.Action and without a test. */
export function* crush(table: DarkTable, who: Character, dead: Character): Script {
  const { state } = table;
  const square = { x: dead.x, y: dead.y };
  if (!isFree(who) || dead.side === who.side) return;
  if (!reaches(state, who, square) || !isEmpty(state, square)) return;
  if (hindranceTo(state, who, "crush", { square }) !== undefined) return;
  const about = { who: who.id, square };
  const answer = yield* choose({ seats: who.seat, prompt: "crush", rule: "REG-CRUSH-01", about }, [
    "yes",
    "no",
  ]);
  if (answer === "yes") yield* arrives(table, who, square, "crush", "REG-CRUSH-01");
}
