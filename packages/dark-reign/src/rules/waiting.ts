import type { Script } from "@ossuaire/kernel";
import type { Blow } from "../blow.ts";
import { characterOf, inOrder, isFree } from "../characters.ts";
import { otherSide } from "../kinds.ts";
import { mjSeat } from "../options.ts";
import { levelOf } from "../sheet/levels.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { canAct, isMeant, perform } from "./activate.ts";
import { barredIn, chancesOf } from "./chances.ts";
import { goesBack } from "./hover.ts";
import { expireActivation } from "./limits.ts";

/** REG-WAIT-03, REG-RULING-61: between two actions of the adversaries those who wait may act: heroes in the leader's order. */
export function* offerWaiting(table: DarkTable): Script {
  const { state } = table;
  if (state.turn.side === "mj") for (const who of heroesWaiting(state)) while (yield* actsNow(table, who));
  else yield* offerMaster(table);
}

function heroesWaiting(state: State): readonly Character[] {
  const { order } = state.turn;
  const place = ({ id }: Character) => (order.includes(id) ? order.indexOf(id) : order.length);
  return waitingFor(state).toSorted((a, b) => place(a) - place(b));
}

/** Those of the MJ in the order that the MJ likes. */
function* offerMaster(table: DarkTable): Script {
  const passed: string[] = [];
  for (;;) {
    const left = waitingFor(table.state).filter(({ id }) => !passed.includes(id));
    const [only] = left;
    if (only === undefined) return;
    const who = left.length === 1 ? only : yield* chosenNext(left);
    if (who === undefined) return;
    if (!(yield* actsNow(table, who))) passed.push(who.id);
  }
}

function* chosenNext(left: readonly Character[]): Script<Character | undefined> {
  const options = [...left.map(({ id }) => ({ id, target: id })), { id: "none" }];
  const { id } = yield* choose({ seats: mjSeat, prompt: "wait-next", rule: "REG-RULING-61" }, options);
  return left.find((who) => who.id === id);
}

function waitingFor(state: State): readonly Character[] {
  return inOrder(state, otherSide(state.turn.side)).filter(
    (who) => who.states.waiting !== undefined && canAct(who) && !state.turn.passing.includes(who.id),
  );
}

/** REG-WAIT-04: one action, paid with waiting points at its normal cost; whether it was done, and not passed. */
function* actsNow(table: DarkTable, who: Character): Script<boolean> {
  const { state } = table;
  const { waiting } = who.states;
  const isOver = state.ended !== undefined || state.turn.passing.includes(who.id);
  if (waiting === undefined || !canAct(who) || isOver) return false;
  // They are its P.Action as long as it is asked.
  who.actions = waiting;
  const isDone = yield* actsOrPasses(table, who);
  // What is left of them is kept, unless it was lost meanwhile, or used for a defence (REG-RULING-61, 62, 82).
  const { waiting: left = 0 } = who.states;
  keepWaiting(who, Math.min(left, who.actions));
  who.actions = 0;
  return isDone;
}

function keepWaiting({ states }: Character, points: number): void {
  if (points > 0) states.waiting = points;
  else delete states.waiting;
}

/** Who can do nothing with them is not asked. */
function* actsOrPasses(table: DarkTable, who: Character): Script<boolean> {
  const { state } = table;
  const chances = chancesOf(state, who);
  const ways = chances.flatMap(({ way, bar }) => (bar === undefined ? [way] : []));
  if (ways.length === 0) return false;
  const about = { who: who.id, actions: who.actions, barred: barredIn(chances) };
  const options = [...ways.map(({ option }) => option), ...passing];
  const asking = { seats: who.seat, prompt: "wait-act", rule: "REG-RULING-61", about } as const;
  const { id } = yield* choose(asking, options);
  if (id === "pass-turn") state.turn.passing.push(who.id);
  const way = ways.find(({ option }) => option.id === id);
  if (way === undefined) return false;
  if (yield* isMeant(table, way)) {
    // What pays for it is no defence any more.
    keepWaiting(who, who.actions - way.option.cost);
    yield* perform(table, who, way);
  }
  // It is an action, no activation: what lasts as long as one is over, and nobody stays over an occupied square.
  yield* goesBack(table, who);
  expireActivation(state, who.id);
  return true;
}

const passing = [{ id: "pass" }, { id: "pass-turn" }] as const;

/** REG-RULING-61: at the end of the opposing turn what was not used is lost. */
export function dropWaiting(state: State): void {
  for (const { states } of inOrder(state, otherSide(state.turn.side))) delete states.waiting;
}

/** REG-WAIT-05, REG-RULING-62: one waiting point, before the dice of a melee attack. */
export function* waitingDefence(table: DarkTable, blow: Blow): Script<Blow> {
  const { state } = table;
  const target = characterOf(state, blow.target);
  const { waiting } = target.states;
  if (blow.kind !== "melee" || waiting === undefined || target.side === state.turn.side) return blow;
  if (!isFree(target)) return blow;
  const by = levelOf(state, target, "melee");
  const about = { who: target.id, attacker: blow.attacker, by };
  const asking = { seats: target.seat, prompt: "defend", rule: "REG-WAIT-05", about } as const;
  if ((yield* choose(asking, ["yes", "no"])) === "no") return blow;
  keepWaiting(target, waiting - 1);
  table.tell({ type: "defends", rule: "REG-WAIT-05", who: target.id, by });
  return { ...blow, soak: blow.soak + by };
}
