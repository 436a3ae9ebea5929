import type { Tone } from "../scene.ts";
import { circle } from "./sheet.ts";

/**
 * What is cut into the rim of a disc of this radius, in pixels, around 0, 0: families are told apart by it without
 * colours. Swords are milled like a coin, skulls notched like teeth, crystals cut in facets, projectiles bored.
 */
export function cutRim(pen: CanvasRenderingContext2D, tone: Tone, radius: number): void {
  pen.save();
  const [inner, outer] = [radius * 0.83, radius * 0.95];
  if (tone === "light") mill(pen, inner, outer, radius);
  if (tone === "dark") notch(pen, inner, outer);
  if (tone === "stone") facet(pen, inner, outer, radius);
  if (tone === "shot") bore(pen, (inner + outer) / 2, radius);
  pen.restore();
}

const dark = "rgb(30 14 2 / 0.5)";
const light = "rgb(255 250 232 / 0.42)";

function mill(pen: CanvasRenderingContext2D, inner: number, outer: number, radius: number): void {
  const strokes = 40;
  for (const [shift, colour] of [
    [0.022, light],
    [0, dark],
  ] as const) {
    pen.beginPath();
    for (let n = 0; n < strokes; n += 1) {
      const angle = ((n + shift * 10) / strokes) * 2 * Math.PI;
      pen.moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner);
      pen.lineTo(Math.cos(angle) * outer, Math.sin(angle) * outer);
    }
    pen.lineWidth = radius * 0.028;
    pen.strokeStyle = colour;
    pen.stroke();
  }
}

function notch(pen: CanvasRenderingContext2D, inner: number, outer: number): void {
  const teeth = 18;
  for (const [shift, colour] of [
    [0.12, light],
    [0, dark],
  ] as const) {
    pen.beginPath();
    for (let n = 0; n < teeth; n += 1) {
      const at = (share: number, length: number): [number, number] => {
        const angle = ((n + share + shift) / teeth) * 2 * Math.PI;
        return [Math.cos(angle) * length, Math.sin(angle) * length];
      };
      pen.moveTo(...at(0.12, outer));
      pen.lineTo(...at(0.5, inner));
      pen.lineTo(...at(0.88, outer));
      pen.closePath();
    }
    pen.fillStyle = colour;
    pen.fill();
  }
}

function facet(pen: CanvasRenderingContext2D, inner: number, outer: number, radius: number): void {
  const sides = 10;
  const corner = (n: number, length: number): [number, number] => {
    const angle = ((n + 0.5) / sides) * 2 * Math.PI;
    return [Math.cos(angle) * length, Math.sin(angle) * length];
  };
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

function bore(pen: CanvasRenderingContext2D, middle: number, radius: number): void {
  const holes = 8;
  for (let n = 0; n < holes; n += 1) {
    const angle = (n / holes) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * middle, Math.sin(angle) * middle];
    circle(pen, x + radius * 0.012, y + radius * 0.016, radius * 0.052);
    pen.fillStyle = light;
    pen.fill();
    circle(pen, x, y, radius * 0.048);
    pen.fillStyle = dark;
    pen.fill();
  }
}
