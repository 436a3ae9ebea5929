/** REG-VERDICT-72: `x` counts eastward, `y` southward, from the upper left square of the first zone's plan. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

export type Side = "north" | "east" | "south" | "west";

/** A floor square and the side on which its door, passage or secret door lies, on a square of its own (REG-RULING-21). */
export interface Opening extends Square {
  readonly side: Side;
}

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** Clockwise. */
const sides = ["north", "east", "south", "west"] as const;

/** REG-MOVE-02: the eight directions, by row, then column (REG-VERDICT-72). */
export const directions: readonly Square[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

export const everySide: readonly Side[] = sides;

/** REG-RULING-27: as many as a king's steps. */
export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** REG-VERDICT-72: ties are decided by row, then column. */
export function byRow(a: Square, b: Square): number {
  return a.y - b.y || a.x - b.x;
}

export function sameSquare(a: Square, b: Square): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The next square on that side. */
export function next({ x, y }: Square, side: Side): Square {
  if (side === "north") return { x, y: y - 1 };
  if (side === "south") return { x, y: y + 1 };
  return { x: side === "east" ? x + 1 : x - 1, y };
}

/** The square of the door or passage. */
export function doorSquare(opening: Opening): Square {
  return next(opening, opening.side);
}

export function turnedSide(side: Side, turns: number): Side {
  return sides[(sides.indexOf(side) + turns) & 3] ?? side;
}

/** As in a mirror that stands upright: east and west change places. */
export function mirroredSide(side: Side): Side {
  return side === "east" || side === "west" ? turnedSide(side, 2) : side;
}

/** How often the one side must be turned to become the other. */
export function turnsBetween(from: Side, to: Side): Turns {
  const turns = (sides.indexOf(to) - sides.indexOf(from)) & 3;
  return turns === 0 || turns === 1 || turns === 2 ? turns : 3;
}
