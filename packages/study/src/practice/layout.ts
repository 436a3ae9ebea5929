import {
  type Barrier,
  type Board,
  type Disc,
  type Point,
  prepare,
  RADIUS,
  type Rim,
  type Side,
  type Table,
} from "@ossuaire/flick";
import { directionsOf } from "../directions.ts";

/** What lies on a board of the practice room: no game's discs, but of the sizes that all games have. */
export interface Layout {
  readonly rims: Readonly<Record<Side, Rim>>;
  readonly pieces: readonly Laid[];
}

export type Laid = LaidDisc | LaidWall;

interface Lying {
  readonly id: string;
  /** Which one of its kind. */
  readonly number: number;
  readonly size: Size;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

export interface LaidDisc extends Lying {
  readonly kind: DiscKind;
}

/** A straight wall; its size is how long it is. */
export interface LaidWall extends Lying {
  readonly kind: "wall";
  /** From 0, which lies along the board, clockwise in so many steps of the half circle. */
  readonly turn: number;
}

/** To be flicked, to be aimed at, or in the way for ever. */
const discKinds = ["disc", "target", "obstacle"] as const;
export type DiscKind = (typeof discKinds)[number];
export const laidKinds = [...discKinds, "wall"] as const;
export type LaidKind = (typeof laidKinds)[number];

/** What can be flicked: neither what sits in the board nor walls. */
export const isMovable = ({ kind }: Laid): boolean => kind === "disc" || kind === "target";

/** A wall that is turned so often lies as before. */
export const turns = 32;

export const sizes = ["very-small", "small", "medium", "large", "very-large"] as const;
export type Size = (typeof sizes)[number];

/** Half of a wall's length from end to end, in mm; it is as thick as the smallest disc. */
const halves: Readonly<Record<Size, number>> = {
  "very-small": 20,
  small: 35,
  medium: 55,
  large: 80,
  "very-large": 110,
};

/** In mm. */
const ground = { length: 540, width: 340 } as const;

export const walled = { left: "wall", right: "wall", top: "wall", bottom: "wall" } as const;

export function boardOf({ rims }: Pick<Layout, "rims">): Board {
  return { ...ground, rims };
}

/** As the physics knows it. */
export function tableOf(layout: Layout): Table {
  const discs: Disc[] = [];
  const barriers: Barrier[] = [];
  for (const piece of layout.pieces) {
    if (piece.kind === "wall") barriers.push(barrierOf(piece));
    else discs.push(discOf(piece));
  }
  const table = { board: boardOf(layout), discs };
  return barriers.length === 0 ? table : { ...table, barriers };
}

function discOf({ id, kind, size, x, y }: LaidDisc): Disc {
  const disc = { id, x, y, radius: RADIUS[size] };
  return kind === "obstacle" ? { ...disc, fixed: true } : disc;
}

function barrierOf({ id, x, y, ...wall }: LaidWall): Barrier {
  const { x: dx, y: dy } = spanOf(wall);
  return { id, from: { x: x - dx, y: y - dy }, to: { x: x + dx, y: y + dy }, radius: wallRadius };
}

/** Half of a wall's thickness. */
export const wallRadius = RADIUS["very-small"];

/** From the middle of a wall to one of its ends, where the round begins. */
export function spanOf({ size, turn }: Pick<LaidWall, "size" | "turn">): Point {
  const { x, y } = directions[turn] ?? { x: 1, y: 0 };
  return { x: x * halves[size], y: y * halves[size] };
}

const directions = directionsOf(2 * turns);

/** The border: what comes in may be anything, and is a layout only if it could be laid by hand. */
export function readLayout(input: unknown): Layout | undefined {
  const rims = readRims(fieldOf(input, "rims"));
  const pieces = fieldOf(input, "pieces");
  if (rims === undefined || !Array.isArray(pieces)) return undefined;
  const laid = pieces.flatMap((piece) => readPiece(piece) ?? []);
  const layout = { rims, pieces: laid };
  return laid.length === pieces.length && prepare(tableOf(layout)).ok ? layout : undefined;
}

function readRims(input: unknown): Layout["rims"] | undefined {
  const [left, right, top, bottom] = (["left", "right", "top", "bottom"] as const).map((side) =>
    oneOf(["wall", "open"] as const, fieldOf(input, side)),
  );
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return undefined;
  return { left, right, top, bottom };
}

function readPiece(input: unknown): Laid | undefined {
  const kind = oneOf(laidKinds, fieldOf(input, "kind"));
  const size = oneOf(sizes, fieldOf(input, "size"));
  const id = fieldOf(input, "id");
  const [number, x, y] = ["number", "x", "y"].map((name) => fieldOf(input, name));
  if (kind === undefined || size === undefined || typeof id !== "string") return undefined;
  if (typeof number !== "number" || typeof x !== "number" || typeof y !== "number") return undefined;
  if (!Number.isSafeInteger(number)) return undefined;
  const lying = { id, number, size, x, y };
  if (kind !== "wall") return { ...lying, kind };
  const turn = fieldOf(input, "turn");
  const isTurn = typeof turn === "number" && Number.isInteger(turn) && turn >= 0 && turn < turns;
  return isTurn ? { ...lying, kind, turn } : undefined;
}

function oneOf<T>(choices: readonly T[], input: unknown): T | undefined {
  return choices.find((choice) => choice === input);
}

function fieldOf(input: unknown, name: string): unknown {
  const fields: Readonly<Record<string, unknown>> =
    typeof input === "object" && input !== null ? { ...input } : {};
  return fields[name];
}
