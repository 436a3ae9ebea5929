import type { Board } from "@ossuaire/flick";
import { margin, seen, seenSize } from "../camera.ts";
import type { Circle, Scene } from "../scene.ts";
import { flagstones } from "./flagstones.ts";
import { grit } from "./grit.ts";
import type { Ground } from "./ground.ts";
import { circle, sheet } from "./sheet.ts";
import { walls } from "./walls.ts";

export interface Setting {
  readonly turned: boolean;
  /** In pixels per mm. */
  readonly density: number;
  /** A picture of the floor as it lies when the board is not turned. */
  readonly floor: HTMLImageElement | undefined;
  /** More contrast is asked for: the floor steps back. */
  readonly bold: boolean;
}

/** The whole board with its walls or its hem, in candle-light. */
export function paintArena(
  { board, circles = [] }: Pick<Scene, "board" | "circles">,
  { turned, density, floor, bold }: Setting,
): HTMLCanvasElement {
  const { width, height } = seenSize({ board, turned });
  const { canvas, pen } = sheet((width + 2 * margin) * density, (height + 2 * margin) * density);
  pen.scale(density, density);
  pen.translate(margin, margin);
  const ground: Ground = { pen, width, height, rims: rimsSeen(board.rims, turned) };
  walls(ground, density);
  if (floor === undefined) flagstones(ground);
  else layFloor(ground, floor, turned);
  for (const one of circles) print(pen, { ...one, ...seen({ board, turned }, one) });
  candleLight(ground, floor === undefined ? 1 : 0.5);
  if (bold) {
    pen.fillStyle = "rgb(0 0 0 / 0.25)";
    pen.fillRect(0, 0, width, height);
  }
  shadeOfWalls(ground);
  return canvas;
}

/** With grit over it: a picture of a whole floor is too coarse to have any. */
function layFloor({ pen, width, height }: Ground, floor: HTMLImageElement, turned: boolean): void {
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  pen.imageSmoothingQuality = "high";
  pen.save();
  if (turned) {
    pen.translate(0, height);
    pen.rotate(-Math.PI / 2);
    pen.drawImage(floor, 0, 0, height, width);
  } else pen.drawImage(floor, 0, 0, width, height);
  pen.restore();
  grit({ pen, width, height });
  pen.restore();
}

/** In two tones, so that it is seen on light stones and on dark ones. */
function print(pen: CanvasRenderingContext2D, { x, y, radius }: Circle): void {
  for (const [breadth, colour] of [
    [1.8, "rgb(28 16 4 / 0.7)"],
    [0.8, "rgb(255 236 190 / 0.85)"],
  ] as const) {
    circle(pen, x, y, radius);
    pen.lineWidth = breadth;
    pen.strokeStyle = colour;
    pen.stroke();
  }
}

/** A turned board has its left edge at the bottom. */
function rimsSeen({ left, right, top, bottom }: Board["rims"], turned: boolean): Board["rims"] {
  return turned ? { left: top, right: bottom, top: right, bottom: left } : { left, right, top, bottom };
}

/** Warm and bright in the middle, dark in the corners. */
function candleLight({ pen, width, height }: Ground, strength: number): void {
  const reach = Math.hypot(width, height) / 2;
  const [x, y] = [width * 0.47, height * 0.42];
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();

  pen.globalCompositeOperation = "soft-light";
  const warmth = pen.createRadialGradient(x, y, 0, x, y, reach);
  warmth.addColorStop(0, `rgb(255 222 164 / ${0.8 * strength})`);
  warmth.addColorStop(0.55, `rgb(255 200 130 / ${0.42 * strength})`);
  warmth.addColorStop(1, "rgb(120 60 10 / 0.1)");
  pen.fillStyle = warmth;
  pen.fillRect(0, 0, width, height);

  pen.globalCompositeOperation = "screen";
  const glow = pen.createRadialGradient(x, y, 0, x, y, reach * 0.75);
  glow.addColorStop(0, `rgb(255 196 110 / ${0.2 * strength})`);
  glow.addColorStop(1, "rgb(255 170 80 / 0)");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);

  pen.globalCompositeOperation = "multiply";
  const dusk = pen.createRadialGradient(x, y, reach * 0.42, x, y, reach * 1.12);
  dusk.addColorStop(0, "rgb(255 255 255)");
  dusk.addColorStop(0.55, "rgb(222 206 182)");
  dusk.addColorStop(1, "rgb(118 94 68)");
  pen.fillStyle = dusk;
  pen.fillRect(0, 0, width, height);
  pen.restore();
}

/** The light comes from the upper left: the walls there throw a shadow on the floor, the others only meet it darkly. */
function shadeOfWalls({ pen, width, height, rims }: Ground): void {
  const shade = (x0: number, y0: number, x1: number, y1: number, darkness: number): void => {
    const fall = pen.createLinearGradient(x0, y0, x1, y1);
    fall.addColorStop(0, `rgb(12 6 0 / ${darkness})`);
    fall.addColorStop(0.35, `rgb(12 6 0 / ${darkness * 0.45})`);
    fall.addColorStop(1, "rgb(12 6 0 / 0)");
    pen.fillStyle = fall;
    pen.fillRect(0, 0, width, height);
  };
  if (rims.top === "wall") shade(0, 0, 0, 13, 0.72);
  if (rims.left === "wall") shade(0, 0, 11, 0, 0.66);
  if (rims.right === "wall") shade(width, 0, width - 5, 0, 0.5);
  if (rims.bottom === "wall") shade(0, height, 0, height - 5, 0.5);
}
