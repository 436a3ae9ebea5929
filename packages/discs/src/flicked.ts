import { type Board, strongestSpeed, WEAKEST } from "@ossuaire/flick";
import type { Seat } from "@ossuaire/kernel";

/**
 * What is told of every flick: who flicked which disc, and how, in whole mm/s. It is told as the first thing that comes
 * of the answer, so what lay on the board before it is what the page before shows.
 */
export interface Flicked {
  readonly seat: Seat;
  readonly piece: string;
  readonly vx: number;
  readonly vy: number;
}

/** FLK-FLICK-02, 03: how weak and how strong a flick may be that is asked for on this board. */
export function limits(board: Board): { readonly weakest: number; readonly strongest: number } {
  return { weakest: WEAKEST, strongest: strongestSpeed(board) };
}
