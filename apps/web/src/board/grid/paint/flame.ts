import { path as flame } from "virtual:game-icon/flame";
import { sheet } from "../../paint/sheet.ts";
import { type Brush, emblem, glow } from "./brush.ts";

/** In squares: how far the light of a flame is painted around it. */
export const flameReach = 1.6;

/** A torch on its wall: two of them, a little different, are crossfaded while it burns. */
export function paintFlame(size: number, lean: number): HTMLCanvasElement {
  const { canvas, pen } = sheet(flameReach * 2 * size, flameReach * 2 * size);
  const brush: Brush = { pen, size };
  pen.scale(size, size);
  pen.translate(flameReach, flameReach);
  pen.fillStyle = "#2a1a0c";
  pen.fillRect(-0.05, 0, 0.1, 0.34);
  const tall = 1 + lean * 0.16;
  emblem(brush, flame, lean * 0.012, -0.08, 0.42 * tall, "#ff7a1f", lean * 0.05);
  emblem(brush, flame, -lean * 0.01, -0.04, 0.27 * tall, "#ffd257", -lean * 0.04);
  emblem(brush, flame, 0, -0.01, 0.14, "#fff6cf");
  return canvas;
}

/** What it sheds on the wall around it. */
export function paintShine(size: number): HTMLCanvasElement {
  const { canvas, pen } = sheet(flameReach * 2 * size, flameReach * 2 * size);
  pen.scale(size, size);
  glow({ pen, size }, flameReach, flameReach, flameReach, "#ff9a3a", 0.4, "source-over");
  return canvas;
}
