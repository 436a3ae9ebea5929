import type { Field } from "./field.ts";
import type { Slot } from "./lanes.ts";
import { addRow } from "./rows.ts";

/** The columns of a piece of a track. Both velocities are 0 where the disc comes to rest or leaves. */
export const DISC = 0;
export const TIME = 1;
export const X = 2;
export const Y = 3;
export const VX = 4;
export const VY = 5;
export const TRACE_COLUMNS = 6;

/** A new piece begins for this disc, or its track ends; noted only when somebody will look at it. */
export function tracePiece(f: Field, i: Slot): void {
  if (!f.traced) return;
  const at = addRow(f.trace);
  const { cells } = f.trace;
  cells[at + DISC] = i;
  cells[at + TIME] = f.now;
  cells[at + X] = f.x[i];
  cells[at + Y] = f.y[i];
  cells[at + VX] = f.ux[i] * f.speed[i];
  cells[at + VY] = f.uy[i] * f.speed[i];
}
