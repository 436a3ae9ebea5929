import { clamp, mix } from "../../../textures/noise.ts";
import { fillRounded } from "../../paint/rounded.ts";

/** A pen on which a square of the board is 1 by 1, and how many points that is. */
export interface Brush {
  readonly pen: CanvasRenderingContext2D;
  readonly size: number;
}

export type Box = readonly [x: number, y: number, width: number, height: number];

/** Lighter towards 1, darker towards −1. */
export function shade(colour: string, by: number): string {
  const to = by > 0 ? 255 : 0;
  const parts = channels(colour).map((part) => Math.round(mix(part, to, clamp(Math.abs(by)))));
  return `rgb(${parts.join(" ")})`;
}

export function withAlpha(colour: string, alpha: number): string {
  return `rgb(${channels(colour).join(" ")} / ${alpha})`;
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** A soft shadow on the floor. A canvas blurs in points, whatever its scale. */
export function shadow({ pen, size }: Brush, [x, y, width, height]: Box, blur = 0.12, strength = 0.6): void {
  pen.save();
  // Only the shadow is wanted: what casts it is far off the sheet.
  const away = 10_000;
  pen.shadowColor = `rgb(0 0 0 / ${strength})`;
  pen.shadowBlur = blur * size;
  pen.shadowOffsetX = away;
  pen.fillStyle = "#000";
  pen.beginPath();
  pen.roundRect(x - away / size, y, width, height, Math.min(width, height) * 0.2);
  pen.fill();
  pen.restore();
}

/** A face lit from above. */
export function slab({ pen }: Brush, box: Box, colour: string, corner = 0.03): void {
  const [x, y, , height] = box;
  const light = pen.createLinearGradient(x, y, x, y + height);
  light.addColorStop(0, shade(colour, 0.2));
  light.addColorStop(1, shade(colour, -0.28));
  fillRounded(pen, box, corner, light);
  pen.lineWidth = 0.02;
  pen.strokeStyle = "rgb(0 0 0 / 0.55)";
  pen.stroke();
}

export function disc(
  { pen }: Brush,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
}

/** An outline of the icon set, its middle at x, y. */
export function emblem(
  { pen }: Brush,
  path: string,
  x: number,
  y: number,
  width: number,
  colour: string,
  turn = 0,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(width / 512, width / 512);
  pen.translate(-256, -256);
  pen.fillStyle = colour;
  pen.fill(outlineOf(path));
  pen.restore();
}

const outlines = new Map<string, Path2D>();

function outlineOf(path: string): Path2D {
  const known = outlines.get(path) ?? new Path2D(path);
  outlines.set(path, known);
  return known;
}

/** Light around a place, added to what is there. */
export function glow(
  { pen }: Brush,
  x: number,
  y: number,
  reach: number,
  colour: string,
  strength: number,
  how: GlobalCompositeOperation = "screen",
): void {
  pen.save();
  pen.globalCompositeOperation = how;
  const light = pen.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, withAlpha(colour, strength));
  light.addColorStop(0.4, withAlpha(colour, strength * 0.42));
  light.addColorStop(1, withAlpha(colour, 0));
  pen.fillStyle = light;
  pen.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  pen.restore();
}
