import { type Board, type Surface, strongestSpeed } from "@ossuaire/flick";
import type { Stand } from "../stand.ts";
import { wayToSide } from "./way.ts";

/** Over more walls and discs than this a guess by geometry is worth nothing. */
const MOST_REBOUNDS = 4;

/** Names for walls in a route, after those of at most 64 discs (FLK-BOUND-06). */
const ACROSS = 64;
const DOWN = 65;
const NAMES = 66;

/** A stand laid out for looking in many directions: columns of numbers, one row for each disc of its table. */
export interface Outlook {
  readonly board: Board;
  readonly surface: Surface;
  readonly strongest: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** The distance at which the centres meet. */
  readonly reaches: Float64Array;
  /** The share of the approach that a meeting takes from the flicked disc. */
  readonly takes: Float64Array;
}

export function outlookOf({ board, surface, disc, discs }: Stand): Outlook {
  const { x, y, radius } = disc;
  const strongest = strongestSpeed(board);
  const column = (value: (other: (typeof discs)[number]) => number) => Float64Array.from(discs, value);
  return {
    board,
    surface,
    strongest,
    x,
    y,
    radius,
    xs: column((other) => other.x),
    ys: column((other) => other.y),
    // It never meets itself.
    reaches: column((other) => (other.id === disc.id ? 0 : radius + other.radius)),
    takes: column((other) => {
      const mass = other.radius * other.radius;
      return (1 + surface.discs) * (other.fixed === true ? 1 : mass / (mass + radius * radius));
    }),
  };
}

/**
 * Follows the flicked disc over walls and other discs, and calls `meet` for each disc on its way, with the square of
 * the least speed that gets there and a number that names what was met before. Friction shortens a path but never
 * bends it, so this needs no time; what is met is taken to get out of the way, which only trials can confirm.
 */
export function ricochet(
  outlook: Outlook,
  startX: number,
  startY: number,
  meet: (met: number, least: number, route: number) => void,
): void {
  const { board, surface, strongest, radius, xs, ys, reaches, takes } = outlook;
  const { rims } = board;
  let { x, y } = outlook;
  let ux = startX;
  let uy = startY;
  let least = 0;
  let kept = 1;
  let route = 0;
  let last = -1;
  for (let rebounds = 0; rebounds <= MOST_REBOUNDS; rebounds++) {
    const toX = wayToSide(x, ux, radius, board.length, rims.left, rims.right);
    const toY = wayToSide(y, uy, radius, board.width, rims.top, rims.bottom);
    let way = Math.min(toX, toY);
    let name = toX < toY ? ACROSS : DOWN;
    for (let n = 0; n < xs.length; n++) {
      const dx = (xs[n] ?? 0) - x;
      const dy = (ys[n] ?? 0) - y;
      const reach = reaches[n] ?? 0;
      const ahead = dx * ux + dy * uy;
      const aside = dx * uy - dy * ux;
      const under = reach * reach - aside * aside;
      if (ahead <= 0 || under <= 0 || ahead - reach >= way || n === last) continue;
      const toOther = Math.max(ahead - Math.sqrt(under), 0);
      if (toOther >= way) continue;
      way = toOther;
      name = n;
    }
    x += ux * way;
    y += uy * way;
    least += (2 * surface.slowdown * way) / kept;
    if (least > strongest * strongest) return;
    let vx = ux;
    let vy = uy;
    if (name === ACROSS) {
      if ((ux < 0 ? rims.left : rims.right) === "open") return;
      vx *= -surface.walls;
    } else if (name === DOWN) {
      if ((uy < 0 ? rims.top : rims.bottom) === "open") return;
      vy *= -surface.walls;
    } else {
      meet(name, least, route);
      const reach = reaches[name] ?? 1;
      const nx = ((xs[name] ?? 0) - x) / reach;
      const ny = ((ys[name] ?? 0) - y) / reach;
      const taken = (takes[name] ?? 0) * (ux * nx + uy * ny);
      vx -= taken * nx;
      vy -= taken * ny;
    }
    last = name;
    route = route * NAMES + name + 1;
    const squared = vx * vx + vy * vy;
    if (squared === 0) return;
    kept *= squared;
    ux = vx / Math.sqrt(squared);
    uy = vy / Math.sqrt(squared);
  }
}
