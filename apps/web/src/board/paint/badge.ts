import type { Brush } from "./brush.ts";
import { circle, dropPath, sheet } from "./sheet.ts";

/** What a disc says of itself beside its figure. */
export interface Badge {
  /** How much it can take when it is whole; nothing is drawn for 1. */
  readonly life: number;
  readonly lost: number;
  /** Its life is shown by drops of blood. */
  readonly steady: boolean;
  readonly number: number | undefined;
  /** A tick on the lower right rim. */
  readonly spent: boolean;
}

/** Life on the lower rim, a number on the upper right one. Both keep a size that can be read, however small the disc. */
export function paintBadge(
  { life, lost, steady, number, spent }: Badge,
  radius: number,
  { pixel }: Brush,
): HTMLCanvasElement {
  const tag = Math.max(8.5 * pixel, radius * 0.38);
  // Where it is large for its disc, it moves outwards: the figure stays to be seen, of the smallest disc as well.
  const far = Math.max(radius * 1.05, radius + tag * (tag > radius * 0.7 ? 0.8 : 0.35));
  const away = far * Math.SQRT1_2;
  const half = Math.max(radius * 1.05, away) + tag + 3 * pixel;
  const { canvas, pen } = sheet(half * 2, half * 2);
  pen.translate(canvas.width / 2, canvas.height / 2);
  if (life > 1) pips(pen, life, lost, radius, pixel, steady ? dropPath : circle);
  if (number !== undefined) numberTag(pen, number, away, -away, tag, pixel);
  if (spent) tick(pen, away, away, tag, pixel);
  return canvas;
}

/** Leaves a path on the pen, around a place and of a size. */
type Outline = (pen: CanvasRenderingContext2D, x: number, y: number, size: number) => void;

/** From left to right, the lost ones last. */
function pips(
  pen: CanvasRenderingContext2D,
  life: number,
  lost: number,
  radius: number,
  pixel: number,
  outline: Outline,
): void {
  const size = Math.max(3.2 * pixel, radius * 0.15);
  const step = Math.max(0.34, (2 * size + 2 * pixel) / radius);
  for (let n = 0; n < life; n += 1) {
    const angle = Math.PI / 2 + ((life - 1) / 2 - n) * step;
    pip(pen, Math.cos(angle) * radius, Math.sin(angle) * radius, size, n < life - lost, pixel, outline);
  }
}

function pip(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  full: boolean,
  pixel: number,
  outline: Outline,
): void {
  outline(pen, x, y + 0.6 * pixel, size + 1.5 * pixel);
  pen.fillStyle = "#1a0806";
  pen.fill();
  outline(pen, x, y, size);
  pen.fillStyle = full ? "#e23a46" : "#3b2320";
  pen.fill();
  pen.lineWidth = pixel;
  pen.strokeStyle = full ? "#ffb9a8" : "#8d6a5c";
  pen.stroke();
  if (!full) return;
  circle(pen, x - size * 0.3, y - size * 0.35, size * 0.28);
  pen.fillStyle = "rgb(255 235 225 / 0.8)";
  pen.fill();
}

/** The face of the number; the stage waits for it. */
export const numberFont = "700 16px Cinzel";

function numberTag(
  pen: CanvasRenderingContext2D,
  number: number,
  x: number,
  y: number,
  size: number,
  pixel: number,
): void {
  circle(pen, x + 0.5 * pixel, y + 1.5 * pixel, size + pixel);
  pen.fillStyle = "rgb(0 0 0 / 0.45)";
  pen.fill();
  circle(pen, x, y, size);
  pen.fillStyle = "#f1e4c0";
  pen.fill();
  pen.lineWidth = 1.4 * pixel;
  pen.strokeStyle = "#2a1703";
  pen.stroke();
  pen.fillStyle = "#2a1703";
  pen.font = numberFont.replace("16px", `${size * (number > 9 ? 1.05 : 1.35)}px`);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(number), x, y + size * 0.1);
}

function tick(pen: CanvasRenderingContext2D, x: number, y: number, size: number, pixel: number): void {
  circle(pen, x, y, size);
  pen.fillStyle = "#241708";
  pen.fill();
  pen.lineWidth = 1.3 * pixel;
  pen.strokeStyle = "#b89a62";
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x - size * 0.42, y);
  pen.lineTo(x - size * 0.1, y + size * 0.36);
  pen.lineTo(x + size * 0.46, y - size * 0.36);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.lineWidth = size * 0.26;
  pen.strokeStyle = "#ffe1a0";
  pen.stroke();
}
