import type { Script } from "@ossuaire/kernel";
import type { Square } from "../grid/square.ts";
import { has } from "../sheet/traits.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import type { Gait } from "../told/fight.ts";
import { crossBridge } from "./bridge.ts";
import { discover } from "./discover.ts";
import { openExitBefore } from "./exits.ts";
import { fallFrom } from "./fall.ts";
import { takePortal } from "./portal.ts";
import { spotTraps } from "./spot-traps.ts";
import { springTrap } from "./trap.ts";

/** A character has come to a square: what it falls into or sets off there, and what comes to light. */
export function* enter(table: DarkTable, who: Character, from: Square, how: Gait): Script {
  const { state } = table;
  const isHere = ({ x, y }: Square) => who.gone === undefined && who.x === x && who.y === y;
  const there = { x: who.x, y: who.y };
  // REG-VERDICT-74: what flies or has no body cannot fall.
  const isLight = has(state, who, "flying") || has(state, who, "immaterial");
  if (!isLight && how !== "put")
    for (const script of [fallFrom, springTrap, crossBridge])
      if (isHere(there)) yield* script(table, who, from, how);
  if (!isHere(there)) return;
  spotTraps(table, who);
  // REG-VERDICT-25: in the middle of a move too; MJ characters never discover zones.
  const exit = who.side === "heroes" ? openExitBefore(state, there) : undefined;
  if (exit !== undefined) yield* discover(table, who, exit);
  if (isHere(there) && how !== "put") yield* takePortal(table, who);
}
