import { assemble } from "./assemble.ts";
import { groundOf, squaresOf, terrainAt } from "./ground.ts";
import type { Plan } from "./plan.ts";
import { byRow, doorSquare, everySide, type Opening } from "./square.ts";
import { stepsAt, waysFrom } from "./ways.ts";
import type { LaidZone } from "./zone.ts";

/**
 * REG-VERDICT-39: where a zone may get an exit that its card does not have: a wall square straight beside its floor through which
 * the next zone can be placed. The computer takes the first of them, the one with the longest way from the entrance.
 */
export function* addedExits(zones: readonly LaidZone[], number: number, plan: Plan): Generator<Opening> {
  const zone = zones[number];
  if (zone === undefined) return;
  const board = groundOf(zones);
  const ways = waysFrom(groundOf([zone]), zone.plan.entrance);
  const walls = squaresOf(board, number)
    .filter((square) => terrainAt(board, square) === "floor")
    .flatMap(({ x, y }) => everySide.map((side) => ({ x, y, side })))
    .filter((opening) => terrainAt(board, doorSquare(opening)) === "rock")
    .map((opening) => ({ opening, steps: stepsAt(ways, opening) ?? 0, wall: doorSquare(opening) }))
    .toSorted((a, b) => b.steps - a.steps || byRow(a.wall, b.wall));
  // A wall square that touches another zone needs no look of its own: what lies beyond it would touch that zone too.
  for (const { opening } of walls) {
    const opened = zones.with(number, { ...zone, added: [...zone.added, opening] });
    if (assemble(opened, opening, plan) !== undefined) yield opening;
  }
}
