import type { Script } from "@ossuaire/kernel";
import { actionsOf } from "../sheet/counters.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { act, beginActivation, finish } from "./activate.ts";

/** REG-RULING-98: with full P.Action, in the middle of the other side's turn and without start-of-turn effects. */
export function* actsAtOnce(table: DarkTable, who: Character): Script {
  who.actions = actionsOf(table.state, who);
  beginActivation(table, who);
  while (yield* act(table, who)) if (table.state.ended !== undefined) break;
  yield* finish(table, who);
}
