import type { Script } from "@ossuaire/kernel";
import type { Undone } from "../asked/fight.ts";
import type { Character } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";

/** REG-CHAR-16, REG-RULING-12: a hero may pay for throwing all dice of an unsuccessful roll of its own again. */
export function* offerDestiny(table: DarkTable, { id, seat, hero }: Character): Script<boolean> {
  if (hero === undefined || hero.destiny === 0) return false;
  const about = { who: id, left: hero.destiny };
  const answer = yield* choose({ seats: seat, prompt: "destiny", rule: "REG-CHAR-16", about }, ["yes", "no"]);
  if (answer === "no") return false;
  hero.destiny--;
  table.tell({ type: "destiny", rule: "REG-CHAR-16", who: id, left: hero.destiny });
  return true;
}

/** REG-CHAR-18, REG-RULING-13: a hero may pay for undoing a result that would have killed it, or removed it outright. */
export function* cheatDeath(
  table: DarkTable,
  { id, seat, hero }: Character,
  loss: number,
  end: Undone,
): Script<boolean> {
  if (hero === undefined || hero.destiny === 0) return false;
  const about = { who: id, left: hero.destiny, loss, end };
  const answer = yield* choose({ seats: seat, prompt: "cheat-death", rule: "REG-CHAR-18", about }, [
    "yes",
    "no",
  ]);
  if (answer === "no") return false;
  hero.destiny--;
  table.tell({ type: "cheats-death", rule: "REG-CHAR-18", who: id, left: hero.destiny });
  return true;
}
