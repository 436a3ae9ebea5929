import type { Point } from "@ossuaire/flick";

/** An aim that is turned by keys: degrees clockwise from straight up, as seen, and per cent of the power. */
export interface Bearing {
  readonly degrees: number;
  readonly percent: number;
}

export type Turn = "left" | "right" | "stronger" | "weaker";

/** Shift makes the fine steps. */
const coarse = { degrees: 5, percent: 5 } as const;
const fine = { degrees: 0.5, percent: 1 } as const;

export function turned({ degrees, percent }: Bearing, turn: Turn, finely: boolean): Bearing {
  const step = finely ? fine : coarse;
  if (turn === "left") return { degrees: wrap(degrees - step.degrees), percent };
  if (turn === "right") return { degrees: wrap(degrees + step.degrees), percent };
  const change = turn === "stronger" ? step.percent : -step.percent;
  return { degrees, percent: Math.min(100, Math.max(0, percent + change)) };
}

/** From one place to another, as seen; straight up where they are the same. */
export function bearingTo(from: Point, to: Point): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return wrap(Math.round(degrees * 2) / 2);
}

/** As seen. */
export function directionOf({ degrees }: Pick<Bearing, "degrees">): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

/** The hour of the clock that lies in this direction, 1 to 12. */
export function hourOf(degrees: number): number {
  return Math.round(wrap(degrees) / 30) % 12 || 12;
}

function wrap(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
