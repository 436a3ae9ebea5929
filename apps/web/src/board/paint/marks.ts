import type { Brush } from "./brush.ts";
import { circle, sheet } from "./sheet.ts";

/** What is laid around or under a disc: pictures in multiples of its radius. */
const markReach = {
  shadow: 1.7,
  lit: 2.1,
  chosen: 2.1,
  acting: 1.7,
  target: 1.8,
  focus: 1.8,
  named: 1.6,
  ghost: 1.3,
} as const;

export type MarkName = keyof typeof markReach;

export function paintMark(name: MarkName, radius: number, brush: Brush): HTMLCanvasElement {
  const half = radius * markReach[name];
  const { canvas, pen } = sheet(half * 2, half * 2);
  pen.translate(canvas.width / 2, canvas.height / 2);
  marks[name](pen, radius, brush);
  return canvas;
}

const gold = "#ffd873";
const red = "#ff6a55";
const dark = "rgb(20 9 2 / 0.85)";

type Mark = (pen: CanvasRenderingContext2D, radius: number, brush: Brush) => void;

const marks: Readonly<Record<MarkName, Mark>> = {
  /** Soft, and darkest where the disc nearly touches the board. */
  shadow(pen, radius) {
    const soft = pen.createRadialGradient(0, 0, radius * 0.62, 0, 0, radius * 1.42);
    soft.addColorStop(0, "rgb(8 4 0 / 0.82)");
    soft.addColorStop(0.34, "rgb(8 4 0 / 0.6)");
    soft.addColorStop(0.7, "rgb(8 4 0 / 0.17)");
    soft.addColorStop(1, "rgb(8 4 0 / 0)");
    circle(pen, 0, 0, radius * 1.42);
    pen.fillStyle = soft;
    pen.fill();
  },
  /** May be chosen: a halo and a hairline. */
  lit(pen, radius, brush) {
    halo(pen, radius, 0.85, brush);
    ring(pen, radius * 1.12, Math.max(1.6 * brush.pixel, radius * 0.075), "#ffe3a0", brush);
  },
  chosen(pen, radius, brush) {
    halo(pen, radius, 1, brush);
    goldRing(pen, radius, brush);
  },
  /** Whose turn it is. */
  acting: goldRing,
  target(pen, radius, brush) {
    const dashes = 14;
    const length = (2 * Math.PI * radius * 1.19) / dashes;
    ring(pen, radius * 1.19, Math.max(2.5 * brush.pixel, radius * 0.1), red, brush, [
      length * 0.6,
      length * 0.4,
    ]);
  },
  /** Where the keys are: pale, so that it is seen beside the gold. */
  focus(pen, radius, brush) {
    ring(pen, radius * 1.42, Math.max(2 * brush.pixel, radius * 0.09), "#ffffff", brush);
  },
  /** Somebody points at it, or at its row. */
  named(pen, radius, brush) {
    ring(pen, radius * 1.28, Math.max(1.6 * brush.pixel, radius * 0.06), "#fff3dc", brush);
  },
  /** Where a disc would be. */
  ghost(pen, radius, brush) {
    circle(pen, 0, 0, radius * 0.97);
    pen.fillStyle = "rgb(255 238 190 / 0.26)";
    pen.fill();
    const length = (2 * Math.PI * radius) / 18;
    const dashes = [length * 0.6, length * 0.4];
    ring(pen, radius * 0.97, Math.max(1.6 * brush.pixel, radius * 0.1), "#ffe6a3", brush, dashes);
  },
};

function goldRing(pen: CanvasRenderingContext2D, radius: number, brush: Brush): void {
  ring(pen, radius * 1.14, Math.max(2.5 * brush.pixel, radius * 0.11), gold, brush);
}

/** Light on the floor around a disc. */
function halo(pen: CanvasRenderingContext2D, radius: number, strength: number, { bold }: Brush): void {
  if (bold) return;
  const glow = pen.createRadialGradient(0, 0, radius * 0.9, 0, 0, radius * 2.05);
  glow.addColorStop(0, `rgb(255 214 104 / ${strength})`);
  glow.addColorStop(0.3, `rgb(255 200 80 / ${strength * 0.5})`);
  glow.addColorStop(1, "rgb(255 190 70 / 0)");
  circle(pen, 0, 0, radius * 2.05);
  pen.fillStyle = glow;
  pen.fill();
}

/** With a dark line of 1.5 pixels on both sides: on pale stone and on jade a colour alone would hardly be seen. */
function ring(
  pen: CanvasRenderingContext2D,
  radius: number,
  breadth: number,
  colour: string,
  { pixel, bold }: Brush,
  dashes: readonly number[] = [],
): void {
  const thick = breadth * (bold ? 1.5 : 1);
  circle(pen, 0, 0, radius);
  pen.lineWidth = thick + 3 * pixel;
  pen.strokeStyle = dark;
  pen.stroke();
  pen.setLineDash([...dashes]);
  pen.lineWidth = thick;
  pen.strokeStyle = colour;
  pen.stroke();
  pen.setLineDash([]);
}
