import type { Rim, Side } from "@ossuaire/flick";

/** A surface to paint on in mm, as seen: 0, 0 is the upper left inner corner. */
export interface Ground {
  readonly pen: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly rims: Readonly<Record<Side, Rim>>;
}
