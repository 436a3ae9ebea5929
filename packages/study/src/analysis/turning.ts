import type { TurningPoint } from "./analysis.ts";

/** So many are marked at most; more would hide each other. */
const most = 6;

/** Whatever changes a chance by less happens in every turn. */
const least = 0.08;

/** The answers that changed the first side's chance most, in their order. */
export function turningPointsOf(curve: readonly number[]): readonly TurningPoint[] {
  return curve
    .slice(1)
    .map((to, at) => ({ at, from: curve[at] ?? to, to }))
    .filter((point) => swingOf(point) >= least)
    .toSorted((a, b) => swingOf(b) - swingOf(a))
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at);
}

function swingOf({ from, to }: TurningPoint): number {
  return Math.abs(to - from);
}
