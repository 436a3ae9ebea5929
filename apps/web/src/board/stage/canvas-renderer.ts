import { CanvasRenderer } from "pixi.js";

/** In a file of its own so that it is a chunk of its own. */
export class PlainRenderer extends CanvasRenderer<HTMLCanvasElement> {
  /** pixi asks whether it may write code and run it, which the page's policy forbids. This renderer never does. */
  override _unsafeEvalCheck(): void {}
}
