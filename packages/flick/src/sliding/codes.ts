import type { Side } from "../table.ts";
import type { Slot } from "./lanes.ts";

/** What a disc is doing. */
export const RESTING = 0;
export const MOVING = 1;
export const FIXED = 2;
export const GONE = 3;
export type Phase = typeof RESTING | typeof MOVING | typeof FIXED | typeof GONE;

/** What a moving disc will do next: meet the disc in a slot, come to rest, or reach a side. */
export const STOP = -1;
export const LEFT = -2;
export const RIGHT = -3;
export const TOP = -4;
export const BOTTOM = -5;
export type SideCode = typeof LEFT | typeof RIGHT | typeof TOP | typeof BOTTOM;
export type Happening = Slot | typeof STOP | SideCode;

export const isDisc = (what: Happening): what is Slot => what >= 0;

export const SIDE_NAMES: Readonly<Record<SideCode, Side>> & Readonly<Record<number, Side>> = {
  [LEFT]: "left",
  [RIGHT]: "right",
  [TOP]: "top",
  [BOTTOM]: "bottom",
};
