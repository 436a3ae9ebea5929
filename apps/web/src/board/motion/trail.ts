import { type Point, positionAt } from "@ossuaire/flick";
import type { Motion } from "../scene.ts";

/** The way that a flicked disc has gone, in mm of the board: where it began to slide, where it turned, where it stopped. */
export interface Trail {
  readonly radius: number;
  readonly corners: readonly Point[];
}

/** A disc slides straight until it meets something: its way is told by where it did. */
export function trailOf({ before, tracks }: Motion, disc: string): Trail | undefined {
  const track = tracks.find((one) => one.disc === disc);
  const piece = before.pieces.find(({ id }) => id === disc);
  if (track === undefined || piece === undefined) return undefined;
  const { end, stretches } = track;
  const corners = [...stretches, end].map(({ x, y }) => ({ x, y }));
  return { radius: piece.radius, corners };
}

/** As much of its way as the flicked disc has gone at a moment of the motion. */
export function wakeOf(motion: Motion, time: number): Trail | undefined {
  const whole = trailOf(motion, motion.flicked);
  const track = motion.tracks.find(({ disc }) => disc === motion.flicked);
  if (whole === undefined || track === undefined) return undefined;
  const gone = whole.corners.slice(0, track.stretches.filter((one) => one.time <= time).length);
  return { ...whole, corners: [...gone, positionAt(track, time) ?? track.end] };
}

/** Where a disc lay when everything had come to rest, even if it was taken away afterwards. */
export function restOf(motion: Motion, disc: string): Point | undefined {
  return placeIn(motion, disc, motion.duration);
}

/** Where a disc is at a moment of the motion. */
export function placeIn({ before, tracks }: Motion, disc: string, time: number): Point | undefined {
  const track = tracks.find((one) => one.disc === disc);
  if (track === undefined) return before.pieces.find(({ id }) => id === disc);
  return positionAt(track, time) ?? track.end;
}
