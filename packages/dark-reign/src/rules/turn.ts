import type { Script } from "@ossuaire/kernel";
import { characterOf, inOrder } from "../characters.ts";
import { otherSide } from "../kinds.ts";
import { mjSeat } from "../options.ts";
import { packsOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { act, beginActivation, canBegin, finish, mayRest } from "./activate.ts";
import { deadline } from "./gone.ts";

/** Who acts, or begins to, does one deed, or has done its last. */
export function* activation(table: DarkTable): Script {
  const { state } = table;
  const { turn } = state;
  const acting = turn.acting === undefined ? yield* begun(table) : characterOf(state, turn.acting);
  if (acting === undefined) {
    state.phase = "turn-ends";
    return;
  }
  if (yield* act(table, acting)) return;
  yield* finish(table, acting);
  turn.done.push(acting.id);
  delete turn.acting;
}

/** The next one begins to act, if anybody does. */
function* begun(table: DarkTable): Script<Character | undefined> {
  const { state } = table;
  const { turn } = state;
  const next = turn.side === "heroes" ? nextHero(state) : yield* nextOfMaster(table);
  if (next === undefined) return undefined;
  turn.acting = next.id;
  beginActivation(table, next);
  return next;
}

/**
 * REG-TURN-08, REG-RULING-15: in the leader's order; who cannot act when its place comes is passed over, and acts no more in this turn, even
 * if somebody brings it round (REG-RULING-85).
 */
function nextHero(state: State): Character | undefined {
  const { order, done } = state.turn;
  for (const id of order) {
    if (done.includes(id)) continue;
    const who = characterOf(state, id);
    if (canBegin(who)) return who;
    done.push(id);
  }
  return undefined;
}

/** REG-TURN-10: in any order the MJ likes; it may leave some of them out. */
function* nextOfMaster({ state }: DarkTable): Script<Character | undefined> {
  const left = inOrder(state, "mj").filter((who) => canBegin(who) && !state.turn.done.includes(who.id));
  if (left.length < 2) return left[0];
  // REG-DUEL-05: a duellist has to come nearer.
  const ends = left.every((who) => mayRest(state, who)) ? [{ id: "end-turn" }] : [];
  const options = [...left.map(({ id }) => ({ id, target: id })), ...ends];
  const { id } = yield* choose({ seats: mjSeat, prompt: "next", rule: "REG-TURN-10" }, options);
  return left.find((who) => who.id === id);
}

/** REG-TURN-01, REG-VERDICT-14: the other side is next, unless this one has an extra turn. */
export function* turnEnds(table: DarkTable): Script {
  const { state } = table;
  const { side, order } = state.turn;
  for (const { turnEnds: ends } of packsOf(state.options)) if (ends) yield* ends(table);
  const isExtra = state.extra.includes(side);
  // REG-RULING-84: rounds count, not extra turns.
  if (side === "heroes" && !isExtra) yield* deadline(table);
  if (isExtra) state.extra.splice(state.extra.indexOf(side), 1);
  for (const { states } of inOrder(state, side)) if (states.lost !== undefined) loseOne(states);
  state.turn = { ...newTurn(isExtra ? side : otherSide(side)), isExtra, order };
  state.phase = "turn-starts";
}

function loseOne(states: Character["states"]): void {
  if (states.lost === undefined || states.lost <= 1) delete states.lost;
  else states.lost--;
}

export function newTurn(side: State["turn"]["side"]): State["turn"] {
  return { side, isExtra: false, started: 0, order: [], done: [], passing: [] };
}
