import { margin } from "../camera.ts";
import { type Trail, trailOf } from "../motion/trail.ts";
import type { Counter, Motion, Scene } from "../scene.ts";
import { paintArena } from "./arena.ts";
import { paintBadge } from "./badge.ts";
import { paintBurdens } from "./burdens.ts";
import { badgeOf, lookOf, signsOf } from "./counter.ts";
import { paintDisc } from "./disc.ts";
import { floorFiles } from "./floors.ts";
import { paintMark } from "./marks.ts";
import { circle, sheet } from "./sheet.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the board, in mm. */
interface Cut extends Size {
  readonly x: number;
  readonly y: number;
}

/** A flick as a small picture: the board as it lay, where the disc went, whom it met. In pixels. */
export async function paintFlick(motion: Motion, size: Size): Promise<HTMLCanvasElement> {
  const { before, flicked } = motion;
  const trail = trailOf(motion, flicked);
  const struck = struckIn(motion);
  const met = before.pieces.filter(({ id }) => struck.has(id));
  const cut = cutAround([...(trail?.corners ?? before.pieces), ...met], before, size);
  const density = size.width / cut.width;
  const floor = before.ground && (await imageOf(floorFiles[before.ground]));
  const { canvas, pen } = sheet(size.width, size.height);
  const arena = paintArena(before, { turned: false, density, floor, bold: false });
  pen.drawImage(arena, -(cut.x + margin) * density, -(cut.y + margin) * density);
  pen.scale(density, density);
  pen.translate(-cut.x, -cut.y);
  if (trail !== undefined) drawWay(pen, trail);
  for (const piece of before.pieces) drawDisc(pen, piece, density);
  for (const piece of met)
    stamp(pen, paintMark("target", piece.radius * density, { pixel: 1, bold: false }), piece, density);
  return canvas;
}

/** Whom the flicked disc met itself, but for what sits in the board. */
function struckIn({ before, entries, flicked }: Motion): ReadonlySet<string> {
  const met = entries.flatMap((entry) => (entry.kind === "contact" && entry.direct ? entry.discs : []));
  const fixed = new Set(before.pieces.filter((piece) => piece.fixed).map(({ id }) => id));
  return new Set(met.filter((id) => id !== flicked && !fixed.has(id)));
}

/** All of the way with some room around it, in the shape of the picture, and no more of the board than there is. */
function cutAround(
  places: readonly { readonly x: number; readonly y: number }[],
  { board }: Scene,
  { width, height }: Size,
): Cut {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const ratio = width / height;
  const wanted = Math.max(right - left + 2 * room, (bottom - top + 2 * room) * ratio, board.length * 0.45);
  const most = Math.min(board.length + 2 * margin, (board.width + 2 * margin) * ratio);
  const across = Math.min(wanted, most);
  const down = across / ratio;
  const held = (middle: number, length: number, all: number) =>
    Math.min(all + margin - length, Math.max(-margin, middle - length / 2));
  return {
    x: held((left + right) / 2, across, board.length),
    y: held((top + bottom) / 2, down, board.width),
    width: across,
    height: down,
  };
}

/** In mm. */
const room = 36;

function drawWay(pen: CanvasRenderingContext2D, { corners, radius }: Trail): void {
  const [start, ...others] = corners;
  if (start === undefined) return;
  const way = (): void => {
    pen.beginPath();
    pen.moveTo(start.x, start.y);
    for (const { x, y } of others) pen.lineTo(x, y);
  };
  pen.lineCap = "round";
  pen.lineJoin = "round";
  way();
  pen.lineWidth = radius * 0.9;
  pen.strokeStyle = "rgb(255 240 196 / 0.22)";
  pen.stroke();
  way();
  pen.setLineDash([0.1, 7]);
  pen.lineWidth = 3;
  pen.strokeStyle = "rgb(255 240 196 / 0.95)";
  pen.stroke();
  pen.setLineDash([]);
  const end = others.at(-1) ?? start;
  circle(pen, end.x, end.y, radius);
  pen.setLineDash([4, 3]);
  pen.lineWidth = 1.4;
  pen.stroke();
  pen.setLineDash([]);
}

function drawDisc(pen: CanvasRenderingContext2D, piece: Counter, density: number): void {
  const { radius, mark, x, y } = piece;
  const brush = { pixel: 1, bold: false };
  const pixels = radius * density;
  const badge = badgeOf({ ...piece, spent: false });
  const signs = signsOf(piece);
  const below = { x: x + radius * 0.2, y: y + radius * 0.3 };
  stamp(pen, paintMark("shadow", pixels, brush), below, density);
  if (mark === "acting") stamp(pen, paintMark("acting", pixels, brush), piece, density);
  stamp(pen, paintDisc(lookOf(piece), pixels), piece, density);
  if (signs.length > 0) stamp(pen, paintBurdens(signs, radius, density, brush), piece, density);
  if (badge !== undefined) stamp(pen, paintBadge(badge, pixels, brush), piece, density);
}

/** A picture of so many pixels per mm, with its middle here. */
function stamp(
  pen: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { x, y }: { readonly x: number; readonly y: number },
  density: number,
): void {
  const [width, height] = [picture.width / density, picture.height / density];
  pen.drawImage(picture, x - width / 2, y - height / 2, width, height);
}

/** Undefined where it cannot be had: then the floor is plain. */
export async function imageOf(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}
