import type { Script } from "@ossuaire/kernel";
import { actionsOf } from "../sheet/counters.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { act, beginActivation, canAct, finish } from "./activate.ts";

/** REG-AMBUSH-02, 03, REG-RULING-98: they act at once with full P.Action; whoever was acting goes on afterwards. */
export function* ambush(table: DarkTable, lurking: readonly Character[]): Script {
  if (lurking.length === 0) return;
  table.reveal({ type: "ambush", rule: "REG-AMBUSH-02", who: lurking.map(({ id }) => id) });
  for (const who of lurking) yield* actsAtOnce(table, who);
}

/** REG-AMBUSH-02, REG-EVENT-04: an activation in the middle of somebody else's, without the effects of a turn's start. */
export function* actsAtOnce(table: DarkTable, who: Character): Script {
  if (!canAct(who)) return;
  who.actions = actionsOf(table.state, who);
  beginActivation(table, who);
  while (yield* act(table, who));
  yield* finish(table, who);
}
