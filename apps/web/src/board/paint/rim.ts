import { circle } from "./sheet.ts";
import type { Rim } from "./tones.ts";

/**
 * What is cut into the rim of a disc of this radius, in pixels, around 0, 0: families are told apart by it without
 * colours.
 */
export function cutRim(pen: CanvasRenderingContext2D, rim: Rim, radius: number): void {
  pen.save();
  cuts[rim](pen, radius);
  pen.restore();
}

const dark = "rgb(30 14 2 / 0.5)";
const light = "rgb(255 250 232 / 0.42)";

/** Between these two, in radii, lies the rim. */
const inner = 0.83;
const outer = 0.95;

type Cut = (pen: CanvasRenderingContext2D, radius: number) => void;

const cuts: Readonly<Record<Rim, Cut>> = {
  milled: strokes(40, 0.028),
  scratches: strokes(14, 0.06),
  notched: points(18, [0.12, 0.5, 0.88], outer, inner),
  teeth: points(14, [0.06, 0.5, 0.94], outer, inner - 0.02),
  saw: points(22, [0, 0.05, 0.9], outer, inner),
  flame: points(14, [0.2, 0.62, 0.8], inner, 0.97),
  spikes: points(10, [0.25, 0.5, 0.75], outer, inner * 0.92),
  wave,
  facets,
  bored,
};

/** Cut across the rim, each with a lit edge. */
function strokes(count: number, breadth: number): Cut {
  return (pen, radius) => {
    for (const [shift, colour] of [
      [0.22, light],
      [0, dark],
    ] as const) {
      pen.beginPath();
      for (let n = 0; n < count; n += 1) {
        pen.moveTo(...around((n + shift) / count, inner * radius));
        pen.lineTo(...around((n + shift) / count, outer * radius));
      }
      pen.lineWidth = radius * breadth;
      pen.strokeStyle = colour;
      pen.stroke();
    }
  };
}

/** Triangles whose foot lies at one radius and whose point at another. */
function points(
  count: number,
  [left, tip, right]: readonly [number, number, number],
  foot: number,
  point: number,
): Cut {
  return (pen, radius) => {
    for (const [shift, colour] of [
      [0.11, light],
      [0, dark],
    ] as const) {
      pen.beginPath();
      for (let n = 0; n < count; n += 1) {
        pen.moveTo(...around((n + left + shift) / count, foot * radius));
        pen.lineTo(...around((n + tip + shift) / count, point * radius));
        pen.lineTo(...around((n + right + shift) / count, foot * radius));
        pen.closePath();
      }
      pen.fillStyle = colour;
      pen.fill();
    }
  };
}

function wave(pen: CanvasRenderingContext2D, radius: number): void {
  for (const [shift, colour] of [
    [0.018, light],
    [0, dark],
  ] as const) {
    pen.beginPath();
    for (let step = 0; step <= 240; step += 1) {
      const swell = Math.sin((step / 240) * 2 * Math.PI * 16) * 0.038;
      pen.lineTo(...around(step / 240, radius * (0.888 + shift + swell)));
    }
    pen.lineWidth = radius * 0.038;
    pen.strokeStyle = colour;
    pen.stroke();
  }
}

function facets(pen: CanvasRenderingContext2D, radius: number): void {
  const sides = 10;
  const corner = (n: number, length: number): [number, number] => around((n + 0.5) / sides, length * radius);
  for (let n = 0; n < sides; n += 1) {
    // Facets that look to the upper left catch the candle.
    const facing = Math.cos(((n + 1) / sides) * 2 * Math.PI - 1.25 * Math.PI);
    pen.beginPath();
    pen.moveTo(...corner(n, outer));
    pen.lineTo(...corner(n + 1, outer));
    pen.lineTo(...corner(n + 1, inner));
    pen.lineTo(...corner(n, inner));
    pen.closePath();
    pen.fillStyle = facing > 0 ? `rgb(255 255 255 / ${facing * 0.42})` : `rgb(0 20 30 / ${-facing * 0.38})`;
    pen.fill();
    pen.lineWidth = radius * 0.016;
    pen.strokeStyle = "rgb(0 25 32 / 0.45)";
    pen.stroke();
  }
}

function bored(pen: CanvasRenderingContext2D, radius: number): void {
  const holes = 8;
  for (let n = 0; n < holes; n += 1) {
    const [x, y] = around(n / holes, ((inner + outer) / 2) * radius);
    circle(pen, x + radius * 0.012, y + radius * 0.016, radius * 0.052);
    pen.fillStyle = light;
    pen.fill();
    circle(pen, x, y, radius * 0.048);
    pen.fillStyle = dark;
    pen.fill();
  }
}

function around(turn: number, length: number): [number, number] {
  return [Math.cos(turn * 2 * Math.PI) * length, Math.sin(turn * 2 * Math.PI) * length];
}
