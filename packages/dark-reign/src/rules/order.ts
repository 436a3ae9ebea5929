import type { Script } from "@ossuaire/kernel";
import { characterOf, inOrder } from "../characters.ts";
import type { State } from "../state.ts";
import { type DarkTable, pick } from "../table.ts";

/** REG-TURN-04, REG-RULING-15: the leader names all PJ and allies on the board in the order in which they act. */
export function* setOrder(table: DarkTable): Script {
  const { state } = table;
  const ids = inOrder(state, "heroes").map(({ id }) => id);
  state.turn.order = ids.length > 1 ? [...(yield* asked(state, ids))] : ids;
  state.phase = "activation";
  if (ids.length > 1) table.tell({ type: "order", rule: "REG-TURN-04", order: state.turn.order });
}

function* asked(state: State, ids: readonly string[]): Script<readonly string[]> {
  const leader = characterOf(state, state.leader ?? ids[0] ?? "");
  const range = { min: ids.length, max: ids.length };
  const asking = { seats: leader.seat, prompt: "order", rule: "REG-TURN-04", ...range } as const;
  const picked = yield* pick(
    asking,
    usual(state, ids).map((id) => ({ id, target: id })),
  );
  return picked.map(({ id }) => id);
}

/** As in the turn before; in the first one in seat order. */
function usual({ turn }: State, ids: readonly string[]): readonly string[] {
  const known = turn.order.filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}
