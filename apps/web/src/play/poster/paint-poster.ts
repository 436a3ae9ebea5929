import paper from "textures/paper.webp";
import { circle, sheet } from "../../board/paint/sheet.ts";
import type { PosterParts } from "../../games/look.ts";
import { faces, linesOf, rule, write } from "./pen.ts";

interface Poster extends PosterParts {
  readonly game: string;
  readonly title: string;
  readonly why: string;
  readonly figures: readonly { readonly text: string; readonly words: string }[];
  /** The finest flick. */
  readonly picture: HTMLCanvasElement | undefined;
}

type Pen = CanvasRenderingContext2D;

const width = 1600;
const height = 900;
const edge = 70;

/** A page of a chronicle: title, figures, the way, the finest flick, a table, who fell. */
export async function paintPoster(poster: Poster): Promise<HTMLCanvasElement> {
  await Promise.all(Object.values(faces).map((face) => document.fonts.load(face)));
  const { canvas, pen } = sheet(width, height);
  await parchment(pen);
  heading(pen, poster);
  const below = poster.stations.length === 0 ? 210 : way(pen, poster.stations, 200);
  finest(pen, poster, below + 40);
  table(pen, poster.table, 700, below + 40, poster.lines === undefined ? 830 : 480);
  if (poster.lines !== undefined) list(pen, poster.lines, 1240, below + 40, width - edge - 1240);
  write(pen, `Ossuaire — ${poster.game}`, width / 2, height - 40, {
    face: "aside",
    ink: "quiet",
    align: "center",
  });
  return canvas;
}

async function parchment(pen: Pen): Promise<void> {
  const light = pen.createLinearGradient(0, 0, width * 0.6, height);
  light.addColorStop(0, "#f6ecd0");
  light.addColorStop(0.55, "#e8d9b0");
  light.addColorStop(1, "#d3bf90");
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  const fibres = new Image();
  fibres.src = paper;
  // Without its fibres it is a page all the same.
  const isThere = await fibres.decode().then(
    () => true,
    () => false,
  );
  const pattern = isThere ? pen.createPattern(fibres, "repeat") : null;
  if (pattern !== null) {
    pen.save();
    pen.globalCompositeOperation = "multiply";
    pen.fillStyle = pattern;
    pen.fillRect(0, 0, width, height);
    pen.restore();
  }
  pen.strokeStyle = "rgb(90 58 20 / 0.45)";
  pen.lineWidth = 2;
  pen.strokeRect(26, 26, width - 52, height - 52);
  pen.lineWidth = 1;
  pen.strokeRect(33, 33, width - 66, height - 66);
}

function heading(pen: Pen, { title, why, figures }: Poster): void {
  write(pen, title, edge, 108, { face: "title" });
  for (const [n, line] of linesOf(pen, why, "aside", 900, 2).entries())
    write(pen, line, edge, 146 + n * 27, { face: "aside", ink: "quiet" });
  for (const [n, { text, words }] of figures.toReversed().entries()) {
    const x = width - edge - 90 - n * 190;
    write(pen, text, x, 100, { face: "number", align: "center" });
    for (const [row, line] of linesOf(pen, words, "small", 176, 2).entries())
      write(pen, line, x, 126 + row * 20, { face: "small", ink: "quiet", align: "center" });
  }
}

/** Gives where it ends. */
function way(pen: Pen, stations: Poster["stations"], top: number): number {
  const step = Math.min(240, (width - 2 * edge) / stations.length);
  const first = (width - step * (stations.length - 1)) / 2;
  const middle = top + 44;
  pen.strokeStyle = "#8a4413";
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(first, middle);
  pen.lineTo(first + step * (stations.length - 1), middle);
  pen.stroke();
  let bottom = 0;
  for (const [n, { figure, name, facts }] of stations.entries()) {
    const x = first + n * step;
    badge(pen, x, middle, figure);
    const names = linesOf(pen, name, "name", step - 14, 2);
    const told = facts.flatMap((fact) => linesOf(pen, fact, "small", step - 14, 2)).slice(0, 4);
    for (const [row, line] of names.entries())
      write(pen, line, x, middle + 66 + row * 20, { face: "name", align: "center" });
    const from = middle + 66 + names.length * 20;
    for (const [row, line] of told.entries())
      write(pen, line, x, from + row * 20, { face: "small", ink: "quiet", align: "center" });
    bottom = Math.max(bottom, from + told.length * 20);
  }
  return bottom;
}

function badge(pen: Pen, x: number, y: number, figure: string): void {
  const wood = pen.createRadialGradient(x - 12, y - 14, 4, x, y, 44);
  wood.addColorStop(0, "#d3ab63");
  wood.addColorStop(1, "#6e4d20");
  circle(pen, x, y, 40);
  pen.fillStyle = wood;
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = "#3a2408";
  pen.stroke();
  pen.save();
  pen.translate(x - 25, y - 25);
  pen.scale(50 / 512, 50 / 512);
  pen.fillStyle = "#2b1a08";
  pen.fill(new Path2D(figure));
  pen.restore();
}

function finest(pen: Pen, { finest: { title, words }, picture }: Poster, top: number): void {
  write(pen, title, edge, top, { face: "heading" });
  rule(pen, edge, top + 10, 560);
  const below = picture === undefined ? top + 40 : top + 26 + picture.height + 30;
  if (picture !== undefined) {
    pen.drawImage(picture, edge, top + 26);
    pen.lineWidth = 2;
    pen.strokeStyle = "#2a1d0e";
    pen.strokeRect(edge, top + 26, picture.width, picture.height);
  }
  for (const [n, line] of linesOf(pen, words, "body", 560, 3).entries())
    write(pen, line, edge, below + n * 25, { face: "body" });
}

function table(
  pen: Pen,
  { title, heads, rows }: Poster["table"],
  x: number,
  top: number,
  wide: number,
): void {
  write(pen, title, x, top, { face: "heading" });
  rule(pen, x, top + 10, wide);
  const first = wide * (heads.length > 2 ? 0.34 : 0.5);
  const step = (wide - first) / heads.length;
  const at = (n: number) => x + first + (n + 0.5) * step;
  for (const [n, head] of heads.entries())
    write(pen, head, at(n), top + 38, { face: "aside", ink: "quiet", align: "center" });
  for (const [row, { name, cells }] of rows.entries()) {
    const y = top + 74 + row * 38;
    write(pen, name, x, y, { face: "name" });
    for (const [n, cell] of cells.entries()) write(pen, cell, at(n), y, { face: "body", align: "center" });
    rule(pen, x, y + 12, wide);
  }
}

function list(
  pen: Pen,
  { title, words }: NonNullable<Poster["lines"]>,
  x: number,
  top: number,
  wide: number,
): void {
  write(pen, title, x, top, { face: "heading" });
  rule(pen, x, top + 10, wide);
  const lines = words.flatMap((line) => linesOf(pen, line, "body", wide, 3)).slice(0, 12);
  for (const [n, line] of lines.entries()) write(pen, line, x, top + 42 + n * 26, { face: "body" });
}
