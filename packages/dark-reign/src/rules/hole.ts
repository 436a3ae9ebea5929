import type { Script } from "@ossuaire/kernel";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { throwDice } from "./test.ts";
import { loses } from "./wounds.ts";

/** REG-TRAP-11 to 13, REG-VERDICT-26, 74: the loss, the end of this turn, and the next one missed. */
export function* fallIntoHole(table: DarkTable, who: Character): Script {
  const { state, options } = table;
  who.states.hole = state.turn.side === who.side ? 2 : 1;
  endsTurn(who);
  table.tell({ type: "falls-in", rule: "REG-TRAP-11", who: who.id, x: who.x, y: who.y });
  // REG-LEVEL-01.
  const loss = throwDice(table, who, options.blunted ? 3 : 6, "hole", "REG-TRAP-11");
  yield* loses(table, who, loss, "REG-TRAP-11");
}

/** REG-TRAP-12, REG-BRIDGE-06, 07: at the start of a turn too. */
export function endsTurn(who: Character): void {
  who.states.over = true;
  who.actions = 0;
}
