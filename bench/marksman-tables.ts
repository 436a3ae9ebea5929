import { type Board, type Disc, RADIUS, type Rim, type Table } from "@ossuaire/flick";
import type { Rng } from "@ossuaire/kernel";

export const SHOOTER = "shooter";
export const TARGET = "target";

const RADII = Object.values(RADIUS);
const rims = (rim: Rim): Board["rims"] => ({ left: rim, right: rim, top: rim, bottom: rim });
export const ARENA: Board = { length: 610, width: 355, rims: rims("wall") };
export const ROOM: Board = { length: 480, width: 320, rims: rims("open") };

/** A quarter of all lines that would meet the target if it lay there alone must be free, or it is not visible. */
const VISIBLE = 0.25;

/** Blocked: not one of those lines is free. */
type Wanted = "visible" | "blocked";

/** One disc to flick, one to hit, 6 to 20 others of which one in six is fixed; until there are enough of the kind. */
export function situations(count: number, board: Board, wanted: Wanted, rng: Rng): Table[] {
  const tables: Table[] = [];
  while (tables.length < count) {
    const table = drawTable(board, rng);
    const share = freeShare(table);
    if (wanted === "visible" ? share >= VISIBLE : share === 0) tables.push(table);
  }
  return tables;
}

function drawTable(board: Board, rng: Rng): Table {
  const count = rng.int(8, 22);
  const discs: Disc[] = [];
  while (discs.length < count) {
    const radius = discs.length < 2 ? RADIUS.medium : rng.one(RADII);
    const disc: Disc = {
      id: [SHOOTER, TARGET][discs.length] ?? `d${discs.length}`,
      x: rng.int(Math.ceil(radius) * 10, Math.floor(board.length - radius) * 10) / 10,
      y: rng.int(Math.ceil(radius) * 10, Math.floor(board.width - radius) * 10) / 10,
      radius,
      fixed: discs.length > 1 && rng.int(1, 6) === 1,
    };
    if (discs.every((other) => distance(disc, other) > radius + other.radius)) discs.push(disc);
  }
  return { board, discs };
}

/** Of the straight lines on which the shooter would meet the target, the share on which it meets nothing before. */
function freeShare({ discs }: Table): number {
  const [shooter, target] = discs;
  if (shooter === undefined || target === undefined) return 0;
  const far = distance(shooter, target);
  const sine = (shooter.radius + target.radius) / far;
  const lines = Array.from({ length: 99 }, (_, n) => (sine * (n - 49)) / 50);
  const free = lines.filter((s) => {
    const c = Math.sqrt(1 - s * s);
    const dx = (target.x - shooter.x) / far;
    const dy = (target.y - shooter.y) / far;
    const [ux, uy] = [dx * c - dy * s, dy * c + dx * s];
    const ways = discs.slice(2).map((disc) => wayTo(shooter, disc, ux, uy));
    return wayTo(shooter, target, ux, uy) < Math.min(...ways);
  });
  return free.length / lines.length;
}

function wayTo(from: Disc, to: Disc, ux: number, uy: number): number {
  const ahead = (to.x - from.x) * ux + (to.y - from.y) * uy;
  const aside = (to.x - from.x) * uy - (to.y - from.y) * ux;
  const reach = from.radius + to.radius;
  if (ahead <= 0 || Math.abs(aside) >= reach) return Number.POSITIVE_INFINITY;
  return ahead - Math.sqrt(reach * reach - aside * aside);
}

function distance(a: Disc, b: Disc): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}
