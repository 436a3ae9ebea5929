import type { Point } from "@ossuaire/flick";
import type { Trail } from "../motion/trail.ts";
import type { Scene } from "../scene.ts";

/** A moment on the board, to be looked at and not touched. */
export interface Still {
  readonly scene: Scene;
  readonly trails: readonly Trail[];
  /** Where discs have just met. */
  readonly sparks: readonly Point[];
  readonly signs: readonly Sign[];
}

/** What it cost whoever lies there: “−1”, or “0”. */
export interface Sign {
  readonly piece: string;
  readonly text: string;
  readonly hurts: boolean;
}

/** The part of the board that is shown, in mm. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
