/** What lies on a table, and what may be asked of it. All of it is plain data that survives JSON (FLK-UNIT-01). */

/** The sides of a board, in the order in which ties between them are broken (FLK-RULING-11). */
export type Side = "left" | "right" | "top" | "bottom";
export const SIDES = ["left", "right", "top", "bottom"] as const satisfies readonly Side[];

/** A wall throws discs back; over an open edge they leave (FLK-BOARD-02). */
export type Rim = "wall" | "open";

/** A rectangle; the origin is its upper left inner corner, x runs right, y runs down, in mm (FLK-BOARD-01). */
export interface Board {
  /** Along x. */
  readonly length: number;
  /** Along y. */
  readonly width: number;
  readonly rims: Readonly<Record<Side, Rim>>;
  /** How discs slide and rebound on it. The rulebook's wood, unless another game says otherwise. */
  readonly surface?: Surface;
}

export interface Surface {
  /** Speed lost by sliding, mm/s per second. */
  readonly slowdown: number;
  /** Restitution of two discs, 0 to 1. */
  readonly discs: number;
  /** Restitution at a wall, 0 to 1. */
  readonly walls: number;
  /** The radii that exist in this game, mm. */
  readonly radii: readonly number[];
}

export interface Disc {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** An obstacle in a hole of the board: it takes every blow without moving (FLK-OBST-01). */
  readonly fixed?: boolean;
}

/** A disc that lies on another one. It has no body of its own: it is where its carrier is (FLK-STACK-02). */
export interface Rider {
  readonly id: string;
  readonly radius: number;
  readonly carrier: string;
}

/** A straight wall on the board, as thick as a disc and rounded at both ends; it never moves (FLK-BARRIER-01). */
export interface Barrier {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
}

export interface Table {
  readonly board: Board;
  readonly discs: readonly Disc[];
  readonly barriers?: readonly Barrier[];
  readonly riders?: readonly Rider[];
}

/** One disc and its starting velocity in whole mm/s (FLK-FLICK-01). */
export interface Flick {
  readonly disc: string;
  readonly vx: number;
  readonly vy: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** FLK-BAD-04: a refusal is an ordinary answer; nothing has moved. */
export interface Refusal<Code = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
  /** The pieces concerned, if any. */
  readonly ids: readonly string[];
}

export type RefusalCode =
  | "not-finite"
  | "not-whole"
  | "unknown-piece"
  | "duplicate-id"
  | "bad-size"
  | "bad-board"
  | "off-board"
  | "overlap"
  | "too-many"
  | "too-many-riders"
  | "not-flickable"
  | "too-weak";

export function refuse<Code>(code: Code, ...ids: string[]): Refusal<Code> {
  return { ok: false, code, ids };
}

/** Two different ids by code unit, in every locale the same (FLK-CONTACT-03). */
export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
