import { SIDES, type Side } from "../table.ts";
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
export const isSide = (what: Happening): what is SideCode => what < STOP;

/** The side's place in `SIDES`. */
export const sideIndex = (side: number): number => LEFT - side;
export const sideName = (side: number): Side => SIDES[sideIndex(side)] ?? "left";
