import type { Point } from "@ossuaire/flick";
import type { Stand } from "../stand.ts";
import type { Line } from "./line.ts";
import { outlookOf, ricochet } from "./ricochet.ts";

/**
 * Looks in all directions for ways to the targets, over walls and other discs. Where neighbouring directions reach a
 * target over the same things, the middle of them is a line, and their number tells how far the hand may be off.
 */
export function fanLines(stand: Stand, directions: number): Line[] {
  const quarter = Math.ceil(directions / 4);
  const outlook = outlookOf(stand);
  const runs = stand.discs.map((disc) => (stand.targets.includes(disc) ? newRun() : undefined));
  const lines: Line[] = [];
  let now = 0;
  const meet = (met: number, least: number, route: number): void => {
    const run = runs[met];
    // Whoever is met twice in one direction was met on the shorter route.
    if (run === undefined || run.to === now) return;
    if (run.route !== route || run.to < now - 1) {
      if (run.to >= 0) lines.push(lineOf(run, quarter));
      run.route = route;
      run.from = now;
      run.least = 0;
    }
    run.to = now;
    run.least = Math.max(run.least, least);
  };
  for (; now < 4 * quarter; now++) {
    const { x, y } = directionOf(now, quarter);
    ricochet(outlook, x, y, meet);
  }
  for (const run of runs) if (run !== undefined && run.to >= 0) lines.push(lineOf(run, quarter));
  return lines;
}

/** Neighbouring directions, from one number to another, that meet a target on the same route. */
interface Run {
  route: number;
  from: number;
  to: number;
  least: number;
}

function newRun(): Run {
  return { route: -1, from: -1, to: -1, least: 0 };
}

function lineOf({ from, to, least }: Run, quarter: number): Line {
  const { x, y } = directionOf((from + to) / 2, quarter);
  const first = directionOf(from - 0.5, quarter);
  const last = directionOf(to + 0.5, quarter);
  // The sine of the angle between the ends; a run of more than a right angle is as good as one.
  const width = first.x * last.x + first.y * last.y > 0 ? first.x * last.y - first.y * last.x : 1;
  return { ux: x, uy: y, slack: width / 2, least };
}

/** The n-th direction of 4 × `quarter` around, from the half angle's tangent: sine and cosine differ between engines. */
function directionOf(n: number, quarter: number): Point {
  const around = (n + 4 * quarter) % (4 * quarter);
  const turns = Math.floor(around / quarter);
  const t = (around - turns * quarter) / quarter;
  const c = (1 - t * t) / (1 + t * t);
  const s = (2 * t) / (1 + t * t);
  if (turns === 0) return { x: c, y: s };
  if (turns === 1) return { x: -s, y: c };
  return turns === 2 ? { x: -c, y: -s } : { x: s, y: -c };
}
