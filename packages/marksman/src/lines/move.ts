import { COMPASS } from "../compass.ts";
import type { Line } from "./line.ts";

/** How much a mere move is worth a trial beside a line that is meant to strike: as if it allowed for this. */
const SLACK = 0.03;

/** Just somewhere else, in every direction. */
export const moveLines: readonly Line[] = COMPASS.map(({ x, y }) => ({
  ux: x,
  uy: y,
  slack: SLACK,
  least: 0,
}));
