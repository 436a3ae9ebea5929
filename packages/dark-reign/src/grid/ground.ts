import type { Terrain } from "./drawing.ts";
import type { Square } from "./square.ts";
import { eachSquare, type LaidZone } from "./zone.ts";

/**
 * REG-RULING-20, from the least to the most: free to enter; something to fall into (lava, water, an open hole); low furniture
 * that is not entered but looked over; a full obstacle, which stops steps, sight and diagonals.
 */
export type Hindrance = "free" | "fall" | "low" | "full";

/** Something that hinders on a square: furniture, rubble, a closed door, an open hole. */
export interface Standing extends Square {
  readonly hinders: Hindrance;
}

/** All squares of the board in one rectangle, row by row, with a rim of rock. It is worked out, never part of a state. */
export interface Ground extends Square {
  readonly width: number;
  readonly height: number;
  readonly terrain: Uint8Array;
  readonly hindrance: Uint8Array;
  /** The number of the zone, by the order in which they were laid; −1 for none. */
  readonly zone: Int16Array;
}

const terrains: readonly Terrain[] = [
  "rock",
  "floor",
  "pillar",
  "chasm",
  "bridge",
  "cell",
  "doorway",
  "corridor",
];

const hindrances: readonly Hindrance[] = ["free", "fall", "low", "full"];

/** As they are kept in `hindrance`. */
export const free = 0;
export const full = 3;

export const hindranceCode = (hindrance: Hindrance): number => codes[hindrance];

const codes: Readonly<Record<Hindrance, number>> = { free, fall: 1, low: 2, full };

/** A square of a zone, by the number of that zone. */
export interface Laid extends Square {
  readonly terrain: Terrain;
  readonly zone: number;
}

/** The ground of these zones and of what stands on them. */
export function groundOf(zones: readonly LaidZone[], standing: Iterable<Standing> = []): Ground {
  const squares: Laid[] = [];
  for (const [number, zone] of zones.entries())
    eachSquare(zone, (x, y, terrain) => squares.push({ x, y, terrain, zone: number }));
  return groundOfSquares(squares, standing);
}

/** The same for whoever knows the squares alone. */
export function groundOfSquares(squares: readonly Laid[], standing: Iterable<Standing> = []): Ground {
  const ground = bare(squares);
  for (const { x, y, terrain, zone } of squares) {
    const index = indexOf(ground, x, y);
    ground.terrain[index] = terrains.indexOf(terrain);
    ground.hindrance[index] = hindranceCode(hindranceOf(terrain));
    ground.zone[index] = zone;
  }
  for (const { x, y, hinders } of standing) ground.hindrance[indexOf(ground, x, y)] = hindranceCode(hinders);
  return ground;
}

function hindranceOf(terrain: Terrain): Hindrance {
  if (terrain === "rock" || terrain === "pillar") return "full";
  return terrain === "chasm" ? "fall" : "free";
}

function bare(squares: readonly Square[]): Ground {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of squares) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  if (left > right) throw new Error("a board has at least one zone");
  const width = right - left + 3;
  const height = bottom - top + 3;
  return {
    x: left - 1,
    y: top - 1,
    width,
    height,
    terrain: new Uint8Array(width * height),
    hindrance: new Uint8Array(width * height).fill(full),
    zone: new Int16Array(width * height).fill(-1),
  };
}

/** Where the square stands in the rectangle; −1 outside of it. */
export function indexOf(ground: Ground, x: number, y: number): number {
  const column = x - ground.x;
  const row = y - ground.y;
  if (column < 0 || row < 0 || column >= ground.width || row >= ground.height) return -1;
  return row * ground.width + column;
}

/** REG-RULING-19: squares outside of every zone are walls. */
export function isFull(ground: Ground, x: number, y: number): boolean {
  return (ground.hindrance[indexOf(ground, x, y)] ?? full) === full;
}

/** Whether it can be entered by walking; who stands there is another matter. */
export function canEnter(ground: Ground, x: number, y: number): boolean {
  return ground.hindrance[indexOf(ground, x, y)] === free;
}

export function hindranceAt(ground: Ground, { x, y }: Square): Hindrance {
  return hindrances[ground.hindrance[indexOf(ground, x, y)] ?? full] ?? "full";
}

export function terrainAt(ground: Ground, { x, y }: Square): Terrain {
  return terrains[ground.terrain[indexOf(ground, x, y)] ?? 0] ?? "rock";
}

/** The number of the zone to which a square belongs. */
export function zoneAt(ground: Ground, { x, y }: Square): number | undefined {
  const zone = ground.zone[indexOf(ground, x, y)] ?? -1;
  return zone < 0 ? undefined : zone;
}

/** Every square of the board that belongs to a zone, or to this one, by row, then column. */
export function squaresOf(ground: Ground, zone?: number): readonly Square[] {
  const squares = known.get(ground) ?? listed(ground);
  known.set(ground, squares);
  return zone === undefined ? squares : squares.filter((square) => zoneAt(ground, square) === zone);
}

/** By the ground: its zones never change. */
const known = new WeakMap<Ground, readonly Square[]>();

function listed({ x, y, width, height, zone }: Ground): readonly Square[] {
  const squares: Square[] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if ((zone[row * width + column] ?? -1) >= 0) squares.push(Object.freeze({ x: x + column, y: y + row }));
  return squares;
}
