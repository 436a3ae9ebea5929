import type { Tone } from "../scene.ts";
import { woodGrain } from "./grain.ts";
import { cutRim } from "./rim.ts";
import { circle, sheet } from "./sheet.ts";
import { ashen, isPale, type Wood, woods, wounded } from "./tones.ts";

export interface DiscLook {
  readonly tone: Tone;
  readonly figure: string;
  readonly band: string | undefined;
  readonly stunned: boolean;
  /** It has been turned over: its other side is up. */
  readonly wounded: boolean;
}

/** The picture reaches a little beyond the disc: its side shows below and to the right. */
const discReach = 1.12;

/** Where the band runs, in radii. */
const bandAt = 0.79;

/** A wooden disc, from below to above as `look.md` has it; the shadow is a picture of its own. */
export function paintDisc(look: DiscLook, radius: number): HTMLCanvasElement {
  const { figure, band, stunned } = look;
  const half = radius * discReach;
  const { canvas, pen } = sheet(half * 2, half * 2);
  pen.translate(canvas.width / 2, canvas.height / 2);
  const wood = woodOf(look);
  side(pen, wood, radius);
  body(pen, wood, radius);
  grain(pen, figure, radius);
  cutRim(pen, wood.rim, radius);
  rims(pen, radius);
  if (band !== undefined) {
    plate(pen, wood, radius);
    inlay(pen, band, radius);
  }
  sheen(pen, radius, look.wounded ? 0.16 : 0.34);
  engrave(pen, wood, figure, radius, stunned);
  if (look.wounded) slash(pen, radius);
  return canvas;
}

function woodOf({ tone, stunned, wounded: turned }: DiscLook): Wood {
  const wood = stunned ? ashen(woods[tone]) : woods[tone];
  return turned ? wounded(wood) : wood;
}

function side(pen: CanvasRenderingContext2D, { edge }: Wood, radius: number): void {
  for (let step = 4; step > 0; step -= 1) {
    circle(pen, radius * 0.012 * step, radius * 0.022 * step, radius * 0.99);
    pen.fillStyle = edge;
    pen.fill();
  }
  circle(pen, radius * 0.05, radius * 0.09, radius * 0.985);
  pen.lineWidth = radius * 0.02;
  pen.strokeStyle = "rgb(12 5 0 / 0.5)";
  pen.stroke();
}

function body(pen: CanvasRenderingContext2D, { lit, shaded, edge }: Wood, radius: number): void {
  const light = pen.createRadialGradient(
    -0.32 * radius,
    -0.42 * radius,
    0,
    -0.1 * radius,
    -0.12 * radius,
    1.25 * radius,
  );
  light.addColorStop(0, lit);
  light.addColorStop(0.72, shaded);
  light.addColorStop(1, edge);
  circle(pen, 0, 0, radius);
  pen.fillStyle = light;
  pen.fill();
}

function grain(pen: CanvasRenderingContext2D, figure: string, radius: number): void {
  const pattern = pen.createPattern(woodGrain(), "repeat");
  if (pattern === null) return;
  pen.save();
  circle(pen, 0, 0, radius);
  pen.clip();
  pen.globalCompositeOperation = "multiply";
  pen.globalAlpha = 0.62;
  // Every disc is cut from another piece of wood, but always the same one.
  const cut = [...figure].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  pen.rotate((cut % 7) * 0.13 - 0.4);
  pen.scale(radius / 70, radius / 70);
  pen.translate(cut % 256, (cut * 7) % 256);
  pen.fillStyle = pattern;
  pen.fillRect(-600, -600, 1200, 1200);
  pen.restore();
}

/** Dark outside, bright inside it, an engraved ring at 0.8. */
function rims(pen: CanvasRenderingContext2D, radius: number): void {
  stroke(pen, 0, 0, 0.985, 0.03, "rgb(20 9 2 / 0.72)", radius);
  stroke(pen, -0.006, -0.008, 0.955, 0.024, "rgb(255 248 226 / 0.55)", radius);
  stroke(pen, 0.008, 0.011, 0.8, 0.03, "rgb(255 248 226 / 0.5)", radius);
  stroke(pen, 0, 0, 0.8, 0.028, "rgb(26 12 3 / 0.6)", radius);
}

/** Pale wood under the figure of a character: it has to be known at the size of a button. */
function plate(pen: CanvasRenderingContext2D, { lit }: Wood, radius: number): void {
  circle(pen, 0, 0, radius * bandAt);
  pen.fillStyle = lit;
  pen.fill();
}

/** A thin ring of painted wood around the figure. The family's own colour stays the broad one, at the rim. */
function inlay(pen: CanvasRenderingContext2D, colour: string, radius: number): void {
  stroke(pen, 0, 0, bandAt, 0.12, "rgb(26 12 3 / 0.6)", radius);
  stroke(pen, 0, 0, bandAt, 0.075, colour, radius);
}

function stroke(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  at: number,
  breadth: number,
  colour: string,
  radius: number,
): void {
  circle(pen, x * radius, y * radius, at * radius);
  pen.lineWidth = Math.max(0.8, breadth * radius);
  pen.strokeStyle = colour;
  pen.stroke();
}

function engrave(
  pen: CanvasRenderingContext2D,
  wood: Wood,
  outline: string,
  radius: number,
  stunned: boolean,
): void {
  const path = new Path2D(outline);
  const scale = (radius * 0.7 * 2) / 512;
  for (const [shift, colour] of [
    [7, isPale(wood) ? "rgb(0 0 0 / 0.6)" : "rgb(255 248 226 / 0.42)"],
    [0, wood.ink],
  ] as const) {
    pen.save();
    pen.translate(shift * scale, shift * scale);
    // Turned as a disc on its back: seen at once, and without colours.
    if (stunned) pen.rotate(Math.PI / 2);
    pen.scale(scale, scale);
    pen.translate(-256, -256);
    pen.fillStyle = colour;
    pen.fill(path);
    pen.restore();
  }
}

/** A cut in the colour of blood, over the figure. */
function slash(pen: CanvasRenderingContext2D, radius: number): void {
  pen.save();
  circle(pen, 0, 0, radius * 0.95);
  pen.clip();
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.beginPath();
  pen.moveTo(-radius * 0.86, radius * 0.4);
  pen.lineTo(-radius * 0.3, radius * 0.02);
  pen.lineTo(-radius * 0.1, radius * 0.16);
  pen.lineTo(radius * 0.86, -radius * 0.46);
  for (const [breadth, colour] of [
    [0.22, "rgb(40 0 4 / 0.6)"],
    [0.13, "#e23a46"],
    [0.03, "rgb(255 190 170 / 0.7)"],
  ] as const) {
    pen.lineWidth = breadth * radius;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  pen.restore();
}

function sheen(pen: CanvasRenderingContext2D, radius: number, strength: number): void {
  const light = pen.createRadialGradient(
    -0.36 * radius,
    -0.5 * radius,
    0,
    -0.3 * radius,
    -0.4 * radius,
    0.8 * radius,
  );
  light.addColorStop(0, `rgb(255 250 230 / ${strength})`);
  light.addColorStop(1, "rgb(255 250 230 / 0)");
  circle(pen, 0, 0, radius * 0.97);
  pen.fillStyle = light;
  pen.fill();
}
