import type { Point } from "@ossuaire/flick";
import { margin } from "../camera.ts";
import type { Trail } from "../motion/trail.ts";
import { paintArena } from "../paint/arena.ts";
import { paintBadge } from "../paint/badge.ts";
import type { Brush } from "../paint/brush.ts";
import { paintBurdens } from "../paint/burdens.ts";
import { badgeOf, lookOf, signsOf } from "../paint/counter.ts";
import { paintDisc } from "../paint/disc.ts";
import { paintSpark } from "../paint/dots.ts";
import { paintMark } from "../paint/marks.ts";
import { circle } from "../paint/sheet.ts";
import type { Counter } from "../scene.ts";
import type { Sign, Still, Window } from "./still.ts";

export interface Setting {
  readonly window: Window;
  /** The picture of the floor, where there is one. */
  readonly floor: HTMLImageElement | undefined;
  /** Pixels of the canvas for one of the page. */
  readonly pixel: number;
  /** More contrast is asked for. */
  readonly bold: boolean;
}

/** Paints it with the painters of the board itself, from below to above as the stage lays it. */
export function paintStill(canvas: HTMLCanvasElement, still: Still, setting: Setting): void {
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  const { window, floor, pixel, bold } = setting;
  const density = canvas.width / window.width;
  const brush = { pixel, bold };
  const lay = (picture: HTMLCanvasElement, { x, y }: Point): void => {
    pen.drawImage(picture, x * density - picture.width / 2, y * density - picture.height / 2);
  };
  pen.save();
  pen.translate(-window.x * density, -window.y * density);
  pen.drawImage(
    paintArena(still.scene, { turned: false, density, floor, bold }),
    -margin * density,
    -margin * density,
  );
  const { pieces } = still.scene;
  for (const trail of still.trails) drawTrail(pen, trail, density, brush, lay);
  for (const { x, y, radius } of pieces)
    lay(paintMark("shadow", radius * density, brush), { x: x + radius * 0.2, y: y + radius * 0.3 });
  for (const piece of pieces) drawPiece(piece, density, brush, lay);
  for (const spark of still.sparks) drawSpark(pen, spark, density);
  for (const sign of still.signs) {
    const piece = pieces.find(({ id }) => id === sign.piece);
    if (piece !== undefined) write(pen, sign, piece, density);
  }
  pen.restore();
}

/** Puts a picture down with its middle here, in mm. */
export type Lay = (picture: HTMLCanvasElement, at: Point) => void;

/** A disc with all that is on it; its shadow lies below every disc. */
export function drawPiece(piece: Counter, density: number, brush: Brush, lay: Lay): void {
  const size = piece.radius * density;
  const badge = badgeOf({ ...piece, spent: false });
  const signs = signsOf(piece);
  if (piece.mark === "acting") lay(paintMark("acting", size, brush), piece);
  lay(paintDisc(lookOf(piece), size), piece);
  if (signs.length > 0) lay(paintBurdens(signs, piece.radius, density, brush), piece);
  if (badge !== undefined) lay(paintBadge(badge, size, brush), piece);
}

/** A ring where the disc began, dots along its way. */
function drawTrail(
  pen: CanvasRenderingContext2D,
  { radius, corners }: Trail,
  density: number,
  brush: Brush,
  lay: Lay,
): void {
  const [start] = corners;
  if (start === undefined) return;
  pen.save();
  pen.globalAlpha = 0.9;
  lay(paintMark("ghost", radius * density, brush), start);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const [breadth, colour] of [
    [4, "rgb(20 9 2 / 0.5)"],
    [2, "#fff0c4"],
  ] as const) {
    pen.beginPath();
    for (const [n, { x, y }] of corners.entries())
      if (n === 0) pen.moveTo(x * density, y * density);
      else pen.lineTo(x * density, y * density);
    pen.setLineDash([0.1, 7 * brush.pixel]);
    pen.lineWidth = breadth * brush.pixel;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  pen.restore();
}

function drawSpark(pen: CanvasRenderingContext2D, { x, y }: Point, density: number): void {
  const spark = paintSpark();
  const size = 17 * density;
  pen.save();
  pen.globalCompositeOperation = "screen";
  pen.drawImage(spark, x * density - size / 2, y * density - size / 2, size, size);
  circle(pen, x * density, y * density, density * 1.3);
  pen.fillStyle = "#fff6d8";
  pen.fill();
  pen.restore();
}

/** The face of the signs; whoever paints waits for it. */
export const signFont = "700 16px Cinzel";

/** Over the disc, with a dark edge: it is read on any floor. */
function write(pen: CanvasRenderingContext2D, { text, hurts }: Sign, piece: Counter, density: number): void {
  const size = 17 * density;
  const [x, y] = [piece.x * density, (piece.y - piece.radius) * density - size * 0.42];
  pen.font = signFont.replace("16px", `${size}px`);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  pen.lineWidth = size * 0.24;
  pen.strokeStyle = "#200905";
  pen.strokeText(text, x, y);
  pen.fillStyle = hurts ? "#ff6a55" : "#f4ead2";
  pen.fillText(text, x, y);
}
