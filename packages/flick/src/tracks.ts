import { lengthOf } from "./distance.ts";
import type { Piece, Track } from "./report.ts";
import type { Point } from "./table.ts";

/** Where a disc is at a time, in seconds since the flick; undefined once it has left the board. */
export function positionAt(track: Track, time: number): Point | undefined {
  const { pieces, end, slowdown } = track;
  if (time >= end.time) return end.left ? undefined : { x: end.x, y: end.y };
  // Before its first piece the disc lies where that begins.
  const piece = pieces.findLast((one) => one.time <= time) ?? pieces[0];
  if (piece === undefined) return undefined;
  const { x, y, vx, vy } = piece;
  const speed = lengthOf(vx, vy);
  const elapsed = Math.min(Math.max(0, time - piece.time), speed / slowdown);
  const share = speed === 0 ? 0 : elapsed * (1 - (0.5 * slowdown * elapsed) / speed);
  return { x: x + vx * share, y: y + vy * share };
}

/** The velocity that is left at a time of a piece. */
export function velocityAt({ time: start, vx, vy }: Piece, time: number, slowdown: number): Point {
  const speed = lengthOf(vx, vy);
  const share = speed === 0 ? 0 : Math.max(0, 1 - (slowdown * (time - start)) / speed);
  return { x: vx * share, y: vy * share };
}
