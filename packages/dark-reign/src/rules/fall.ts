import type { Script } from "@ossuaire/kernel";
import { groundOf, isEmpty } from "../board.ts";
import { pvOf } from "../characters.ts";
import { hindranceAt, squaresOf, terrainAt } from "../grid/ground.ts";
import { byRow, distance, type Square } from "../grid/square.ts";
import { belowBridges } from "../kinds.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import type { Gait } from "../told/fight.ts";
import { arrives } from "./arrive.ts";
import { isClosedTo } from "./closed.ts";
import { cheatDeath } from "./destiny.ts";
import { leavesBoard } from "./gone.ts";
import { endsTurn, fallIntoHole } from "./hole.ts";
import { throwDice } from "./test.ts";
import { countKills, loses } from "./wounds.ts";

/** REG-RULING-72, 74: shoved or tumbling into an open hole, water or lava. */
export function* fallFrom(table: DarkTable, who: Character, from: Square, how: Gait): Script {
  const ground = groundOf(table.state);
  if (hindranceAt(ground, who) !== "fall") return;
  if (terrainAt(ground, who) !== "chasm") yield* fallIntoHole(table, who);
  else yield* plunge(table, who, how === "tumble" ? { water: from } : { lava: from });
}

/** REG-BRIDGE-06, 09, 10: off this square of the bridge, into what lies beside it. */
export function* fallOffBridge(table: DarkTable, who: Character, bridge: Square): Script {
  const below = nearest(
    table.state,
    bridge,
    (square) => terrainAt(groundOf(table.state), square) === "chasm",
  );
  if (below !== undefined) Object.assign(who, { x: below.x, y: below.y });
  yield* plunge(table, who, { bridge });
}

/** Where somebody stands again who comes back from it: on the bank, unless told. */
interface Back {
  /** From where the nearest bank is measured. */
  readonly bridge?: Square;
  readonly water?: Square;
  readonly lava?: Square;
}

/** REG-LEVEL, REG-VERDICT-28, 74. */
function* plunge(table: DarkTable, who: Character, back: Back): Script {
  if (belowBridges(table.options.level) === "lava") yield* intoLava(table, who, back);
  else yield* intoWater(table, who, back);
}

/** REG-BRIDGE-10, REG-VERDICT-28. */
function* intoWater(table: DarkTable, who: Character, { water, bridge }: Back): Script {
  table.tell({ type: "into-water", rule: "REG-BRIDGE-10", who: who.id });
  yield* loses(table, who, throwDice(table, who, 1, "water", "REG-BRIDGE-10"), "REG-BRIDGE-10");
  endsTurn(who);
  if (who.gone === undefined) yield* ashore(table, who, water, bridge);
}

/** REG-LAVA-01, REG-BRIDGE-09, REG-RULING-13, 72: dead at once; a PJ may undo it by destiny. */
function* intoLava(table: DarkTable, who: Character, { lava, bridge }: Back): Script {
  table.tell({ type: "into-lava", rule: "REG-LAVA-01", who: who.id });
  if (yield* cheatDeath(table, who, pvOf(who), "dead")) {
    endsTurn(who);
    yield* ashore(table, who, lava, bridge);
    return;
  }
  // REG-RULING-72: its écus are gained; nothing helps against it, not even to ignore every wound (REG-VERDICT-09).
  if (who.side === "mj") countKills(table, who, who.pv.length);
  yield* leavesBoard(table, who, "dead", "REG-LAVA-01");
}

/** REG-VERDICT-28, 72: the nearest free bank square, floor that is no bridge. */
function* ashore(
  table: DarkTable,
  who: Character,
  back: Square | undefined,
  from: Square = { x: who.x, y: who.y },
): Script {
  const { state } = table;
  const ground = groundOf(state);
  const isBank = (square: Square) =>
    isEmpty(state, square) && terrainAt(ground, square) !== "bridge" && !isClosedTo(state, who, square);
  const square = back ?? nearest(state, from, isBank);
  if (square !== undefined) yield* arrives(table, who, square, "put", "REG-VERDICT-28");
}

function nearest(state: State, from: Square, is: (square: Square) => boolean): Square | undefined {
  return squaresOf(groundOf(state))
    .filter(is)
    .toSorted((a, b) => distance(a, from) - distance(b, from) || byRow(a, b))[0];
}
