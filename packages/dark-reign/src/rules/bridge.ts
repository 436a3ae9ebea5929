import type { Script } from "@ossuaire/kernel";
import { groundOf } from "../board.ts";
import { terrainAt } from "../grid/ground.ts";
import type { Square } from "../grid/square.ts";
import { has } from "../sheet/traits.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import type { Gait } from "../told/fight.ts";
import { rolledWell } from "./again.ts";
import { fallOffBridge } from "./fall.ts";
import { endsTurn } from "./hole.ts";
import { spend, timesSpent } from "./limits.ts";
import { castDice, tested } from "./test.ts";

export const bridgeTrial = { test: "bridge", of: "agility", rule: "REG-BRIDGE-01" } as const;

const isBridge = (state: State, square: Square): boolean => terrainAt(groundOf(state), square) === "bridge";

/** A run that has failed its crossing already. */
const keyOf = ({ id }: Character): string => `bridge:${id}`;

/**
 * REG-MOVE-07, REG-VERDICT-28: onto the bridge square of an ally, to pass it; whether it gets on. Who falls down there stays on the square
 * before, because the ally holds that one.
 */
export function* passesBridge(table: DarkTable, who: Character, via: Square): Script<boolean> {
  const { state } = table;
  if (!isBridge(state, via) || isBridge(state, who) || isLight(state, who)) return true;
  return yield* balance(table, who, via);
}

/** REG-BRIDGE-01, 03, REG-VERDICT-28: from other ground onto a bridge; a run fails without test, once for each run. */
export function* crossBridge(table: DarkTable, who: Character, from: Square, how: Gait): Script {
  const { state } = table;
  if (!isBridge(state, who)) return;
  if (how === "run") {
    if (timesSpent(state, keyOf(who)) > 0) return;
    spend(state, keyOf(who));
    yield* sway(table, who, who);
  } else if (!isBridge(state, from)) yield* balance(table, who, who);
}

export function* runIsOver({ state }: DarkTable, who: Character): Script {
  delete state.spent[keyOf(who)];
}

/** REG-BRIDGE-02, REG-RULING-02: who starts its turn on a bridge. */
export function* startsOnBridge(table: DarkTable, who: Character): Script {
  const { state } = table;
  if (isBridge(state, who) && !isLight(state, who)) yield* balance(table, who, who);
}

export const isLight = (state: State, who: Character): boolean =>
  has(state, who, "flying") || has(state, who, "immaterial");

/** REG-BRIDGE-04: on this square of the bridge; whether it goes on. */
function* balance(table: DarkTable, who: Character, on: Square): Script<boolean> {
  const { passed } = yield* tested(table, who, bridgeTrial);
  return passed || (yield* sway(table, who, on));
}

/** REG-BRIDGE-05 to 08; a 0 or 1 does harm, so that destiny helps (REG-RULING-12). */
function* sway(table: DarkTable, who: Character, on: Square): Script<boolean> {
  const cast = { count: 1, what: "bridge", rule: "REG-BRIDGE-05" } as const;
  const { total: roll } = yield* rolledWell(table, who, {
    cast: (hand) => castDice(table, who, cast, hand),
    isBad: ({ total }) => total < 2,
    shows: ({ dice }) => dice,
  });
  const ends = roll === 0 ? "off" : roll === 1 ? "down" : "over";
  const rule = roll === 0 ? "REG-BRIDGE-06" : roll === 1 ? "REG-BRIDGE-07" : "REG-BRIDGE-08";
  table.tell({ type: "sways", rule, who: who.id, ends });
  if (ends === "down") endsTurn(who);
  if (ends === "off") yield* fallOffBridge(table, who, { x: on.x, y: on.y });
  return ends === "over";
}
