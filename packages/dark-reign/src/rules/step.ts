import type { Script } from "@ossuaire/kernel";
import { packsOf } from "../shelf.ts";
import type { Phase } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { judge } from "./end.ts";
import { lacksLeader, nameLeader } from "./leader.ts";
import { setOrder } from "./order.ts";
import { turnStarts } from "./start.ts";
import { activation, turnEnds } from "./turn.ts";

/** The phases of every game; the others are played by the pack that brings them. */
const phases: Partial<Readonly<Record<Phase, (table: DarkTable) => Script>>> = {
  "turn-starts": turnStarts,
  order: setOrder,
  activation,
  "turn-ends": turnEnds,
};

/** The start of a turn up to its card, or what comes of that; the leader's order; one deed with all it sets off; the end of a turn. */
export function* step(table: DarkTable): Script {
  const { state } = table;
  const { phase } = state;
  if (state.phase !== "town" && state.phase !== "descent" && lacksLeader(state)) {
    yield* nameLeader(table);
    return;
  }
  const brought = packsOf(state.options).find((pack) => pack.phases?.[phase] !== undefined);
  const script = phases[phase] ?? brought?.phases?.[phase];
  if (script === undefined) throw new Error(`nobody plays the phase “${phase}”`);
  yield* script(table);
  judge(table);
}
