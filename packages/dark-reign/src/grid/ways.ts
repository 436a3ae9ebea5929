import { canEnter, full, type Ground, indexOf } from "./ground.ts";
import { directions, type Square } from "./square.ts";
import { notAroundCorner } from "./steps.ts";

/** How many steps it takes to enter a square: 1, more where a door is opened first (REG-AUTO-12), 0 where it is closed. */
export type Toll = (x: number, y: number) => number;

/** The steps of the shortest way between every square and where the field begins. */
export interface Ways {
  readonly ground: Ground;
  readonly toll: Toll;
  /** By the index of the square; −1 where no way leads. */
  readonly steps: Int32Array;
}

/** Walking over empty ground. */
export function onFoot(ground: Ground): Toll {
  return (x, y) => (canEnter(ground, x, y) ? 1 : 0);
}

/** From one place to everywhere. */
export function waysFrom(ground: Ground, start: Square, toll: Toll = onFoot(ground)): Ways {
  return spread(ground, [start], toll, false);
}

/** From everywhere to the nearest of some places. */
export function waysTo(ground: Ground, goals: Iterable<Square>, toll: Toll = onFoot(ground)): Ways {
  return spread(ground, goals, toll, true);
}

export function stepsAt({ ground, steps }: Ways, { x, y }: Square): number | undefined {
  const count = steps[indexOf(ground, x, y)] ?? -1;
  return count < 0 ? undefined : count;
}

/**
 * The shortest way to the goals of a field made by `waysTo`, without the square on which it begins. Of equally short ones the one
 * whose next step is first by row, then column (REG-AUTO-12, REG-VERDICT-72). It goes as far as squares are open.
 */
export function wayFrom(
  ways: Ways,
  start: Square,
  isOpen: (square: Square) => boolean = () => true,
): readonly Square[] | undefined {
  if (stepsAt(ways, start) === undefined) return undefined;
  const way: Square[] = [];
  for (let at = nextStep(ways, start, isOpen); at !== undefined; at = nextStep(ways, at, isOpen))
    way.push(at);
  return way;
}

function nextStep(ways: Ways, from: Square, isOpen: (square: Square) => boolean): Square | undefined {
  const left = stepsAt(ways, from);
  if (left === undefined || left === 0) return undefined;
  for (const { x, y } of directions) {
    const to = { x: from.x + x, y: from.y + y };
    const toll = ways.toll(to.x, to.y);
    const rest = stepsAt(ways, to);
    const isNearer = toll > 0 && rest !== undefined && rest + toll === left;
    if (isNearer && notAroundCorner(ways.ground, from, to) && isOpen(to)) return to;
  }
  return undefined;
}

/** Breadth-first: squares wait in the order of their steps, so that the nearest are always looked at first. In indices, for it is asked all the time. */
function spread(ground: Ground, sources: Iterable<Square>, toll: Toll, isBackward: boolean): Ways {
  const { width, hindrance } = ground;
  const steps = new Int32Array(width * ground.height).fill(-1);
  const waiting: number[][] = [[]];
  for (const { x, y } of sources) {
    const index = indexOf(ground, x, y);
    if (index >= 0) waiting[0]?.push(index);
  }
  for (let count = 0; count < waiting.length; count++)
    for (const from of waiting[count] ?? []) {
      if (steps[from] !== -1) continue;
      steps[from] = count;
      const fx = ground.x + (from % width);
      const fy = ground.y + Math.floor(from / width);
      const leaving = isBackward ? toll(fx, fy) : 0;
      if (isBackward && leaving === 0) continue;
      for (const { x, y } of directions) {
        const to = indexOf(ground, fx + x, fy + y);
        if (to < 0 || steps[to] !== -1) continue;
        // REG-RULING-19, in indices.
        if (x !== 0 && y !== 0 && (hindrance[from + x] === full || hindrance[from + y * width] === full))
          continue;
        const more = isBackward ? leaving : toll(fx + x, fy + y);
        if (more === 0) continue;
        const later = waiting[count + more] ?? [];
        later.push(to);
        waiting[count + more] = later;
      }
    }
  return { ground, toll, steps };
}
