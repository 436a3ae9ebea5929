import { field } from "./field.ts";
import type { Slot } from "./lanes.ts";
import { addRow } from "./rows.ts";

const f = field;
const { speed, trace, ux, uy, x, y } = f;

/** The columns of a piece of a track. Both velocities are 0 where the disc comes to rest or leaves. */
export const DISC = 0;
export const TIME = 1;
export const X = 2;
export const Y = 3;
export const VX = 4;
export const VY = 5;

/** A new piece begins for this disc, or its track ends; noted only when somebody will look at it. */
export function tracePiece(i: Slot): void {
  if (!f.traced) return;
  const at = addRow(trace);
  const { cells } = trace;
  cells[at + DISC] = i;
  cells[at + TIME] = f.now;
  cells[at + X] = x[i];
  cells[at + Y] = y[i];
  cells[at + VX] = ux[i] * speed[i];
  cells[at + VY] = uy[i] * speed[i];
}
