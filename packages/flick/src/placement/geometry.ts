import { lengthOf } from "../distance.ts";
import type { Point } from "../table.ts";

export interface Circle extends Point {
  readonly radius: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Through a point, in a direction of the length 1. */
export interface Line extends Point {
  readonly ux: number;
  readonly uy: number;
}

/** Circles and lines that miss each other by less than this share of their measure do touch: rounding, not geometry. */
const TANGENT = 1e-9;

/** The nearest point of a box. */
export function clamp({ x, y }: Point, { left, top, right, bottom }: Box): Point {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) };
}

/** The nearest point of a circle; from its centre, where all are equally near, the uppermost. */
export function projection({ x, y }: Point, circle: Circle): Point {
  const dx = x - circle.x;
  const dy = y - circle.y;
  const distance = lengthOf(dx, dy);
  if (distance === 0) return { x: circle.x, y: circle.y - circle.radius };
  return { x: circle.x + (dx / distance) * circle.radius, y: circle.y + (dy / distance) * circle.radius };
}

/** Where a circle crosses the four lines of a box. */
export function circleMeetsBox(circle: Circle, { left, top, right, bottom }: Box): Point[] {
  const points: Point[] = [];
  for (const x of [left, right]) {
    for (const dy of offsets(circle.radius, x - circle.x)) points.push({ x, y: circle.y + dy });
  }
  for (const y of [top, bottom]) {
    for (const dx of offsets(circle.radius, y - circle.y)) points.push({ x: circle.x + dx, y });
  }
  return points;
}

/** Where two circles cross. Circles around the same centre do not: nowhere, and not a number. */
export function circlesMeet(a: Circle, b: Circle): Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const distance = Math.sqrt(squared);
  const along = (squared + a.radius * a.radius - b.radius * b.radius) / (2 * distance);
  const foot = { x: a.x + (along * dx) / distance, y: a.y + (along * dy) / distance };
  return offsets(a.radius, along).map((aside) => ({
    x: foot.x - (aside * dy) / distance,
    y: foot.y + (aside * dx) / distance,
  }));
}

/** The nearest point of a line. */
export function footOn({ x, y }: Point, line: Line): Point {
  const along = (x - line.x) * line.ux + (y - line.y) * line.uy;
  return { x: line.x + along * line.ux, y: line.y + along * line.uy };
}

/** Where a line crosses the four of a box. */
export function lineMeetsBox(line: Line, { left, top, right, bottom }: Box): Point[] {
  const upright = [left, right].map((x) => ({ x, y: 0, ux: 0, uy: 1 }));
  const lying = [top, bottom].map((y) => ({ x: 0, y, ux: 1, uy: 0 }));
  return [...upright, ...lying].flatMap((side) => linesMeet(line, side));
}

/** Where two lines cross; nowhere, if they run side by side. */
export function linesMeet(a: Line, b: Line): Point[] {
  const across = a.ux * b.uy - a.uy * b.ux;
  if (Math.abs(across) < TANGENT) return [];
  const along = ((b.x - a.x) * b.uy - (b.y - a.y) * b.ux) / across;
  return [{ x: a.x + along * a.ux, y: a.y + along * a.uy }];
}

/** Where a line crosses a circle. */
export function lineMeetsCircle(line: Line, circle: Circle): Point[] {
  const foot = footOn(circle, line);
  const aside = (circle.x - line.x) * line.uy - (circle.y - line.y) * line.ux;
  return offsets(circle.radius, aside).map((along) => ({
    x: foot.x + along * line.ux,
    y: foot.y + along * line.uy,
  }));
}

/** Half the chord of a circle at a distance from its centre, to both sides. */
function offsets(radius: number, distance: number): number[] {
  const squared = radius * radius - distance * distance;
  if (squared < -TANGENT * radius * radius) return [];
  const half = Math.sqrt(Math.max(0, squared));
  return [-half, half];
}
