import type { Viewer } from "@ossuaire/kernel";

/** By whose eyes a match is watched; `open`: everybody's cards at once. */
export type Seen = Viewer | "open";
