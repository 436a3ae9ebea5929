import {
  CARRIER_HOLDS,
  DISC_RESTITUTION,
  LONGEST_SIDE,
  MOST_DISCS,
  RADIUS,
  SHORTEST_BARRIER,
  SHORTEST_SIDE,
  SLOWDOWN,
  TOLERANCE,
  WALL_RESTITUTION,
  WEAKEST,
} from "./constants.ts";
import { gap, gapTo, lengthOf } from "./distance.ts";
import type { Barrier, Board, Disc, Flick, Refusal, Rider, Surface, Table } from "./table.ts";
import { refuse, SIDES } from "./table.ts";

/** The surface of the rulebooks' boards: FLK-DISC-01, MOTION-01, MOTION-02, MOTION-03. */
export const WOOD: Surface = {
  slowdown: SLOWDOWN,
  discs: DISC_RESTITUTION,
  walls: WALL_RESTITUTION,
  radii: Object.values(RADIUS),
};

/** FLK-BAD-01, 03, BOUND-06: why this table cannot be played on, if so. It is never repaired. */
export function faultOfTable({ board, discs, barriers = [], riders = [] }: Table): Refusal | undefined {
  return (
    faultOfBoard(board) ??
    faultOfPieces(board, [...discs, ...barriers, ...riders]) ??
    faultOfBarriers(board, barriers) ??
    faultOfPlaces(board, discs, barriers) ??
    faultOfRiders(discs, riders)
  );
}

/** FLK-BAD-01, FLICK-03, in the order of the questions: is it a number, is it whole, is it enough? */
export function faultOfVelocity({ disc, vx, vy }: Flick): Refusal | undefined {
  if (!areFinite(vx, vy)) return refuse("not-finite", disc);
  if (!Number.isInteger(vx) || !Number.isInteger(vy)) return refuse("not-whole", disc);
  if (vx * vx + vy * vy < WEAKEST * WEAKEST) return refuse("too-weak", disc);
  return undefined;
}

/** FLK-BAD-01. */
export const areFinite = (...values: readonly number[]): boolean => values.every(Number.isFinite);

/** FLK-DISC-01. */
export function faultOfSize(
  { surface = WOOD }: Board,
  { id, radius }: Pick<Disc, "id" | "radius">,
): Refusal<"not-finite" | "bad-size"> | undefined {
  if (!areFinite(radius)) return refuse("not-finite", id);
  return surface.radii.includes(radius) ? undefined : refuse("bad-size", id);
}

/** How far a disc's centre keeps from each side: its radius from a wall, nothing from an open edge. */
export function isOnBoard(board: Board, { x, y, radius }: Pick<Disc, "x" | "y" | "radius">): boolean {
  const inset = (rim: "wall" | "open"): number => (rim === "wall" ? radius - TOLERANCE : 0);
  const { left, right, top, bottom } = board.rims;
  return (
    x >= inset(left) &&
    x <= board.length - inset(right) &&
    y >= inset(top) &&
    y <= board.width - inset(bottom)
  );
}

function faultOfBoard({ length, width, rims, surface = WOOD }: Board): Refusal | undefined {
  const { slowdown, discs, walls } = surface;
  if (!areFinite(length, width, slowdown, discs, walls)) return refuse("not-finite");
  const within = (low: number, high: number, ...values: number[]): boolean =>
    values.every((value) => value >= low && value <= high);
  const sound =
    within(SHORTEST_SIDE, LONGEST_SIDE, length, width) &&
    SIDES.every((side) => ["wall", "open"].includes(rims[side])) &&
    slowdown > 0 &&
    within(0, 1, discs, walls);
  return sound ? undefined : refuse("bad-board");
}

function faultOfPieces(board: Board, pieces: readonly Pick<Disc, "id" | "radius">[]): Refusal | undefined {
  if (pieces.length > MOST_DISCS) return refuse("too-many");
  const seen = new Set<string>();
  for (const piece of pieces) {
    if (seen.has(piece.id)) return refuse("duplicate-id", piece.id);
    const fault = faultOfSize(board, piece);
    if (fault !== undefined) return fault;
    seen.add(piece.id);
  }
  return undefined;
}

/** FLK-BARRIER-02: both ends lie on the board like discs; barriers may cross and join each other. */
function faultOfBarriers(board: Board, barriers: readonly Barrier[]): Refusal | undefined {
  for (const { id, from, to, radius } of barriers) {
    if (!areFinite(from.x, from.y, to.x, to.y)) return refuse("not-finite", id);
    if (lengthOf(to.x - from.x, to.y - from.y) < SHORTEST_BARRIER) return refuse("bad-size", id);
    if (![from, to].every((end) => isOnBoard(board, { ...end, radius }))) return refuse("off-board", id);
  }
  return undefined;
}

function faultOfPlaces(
  board: Board,
  discs: readonly Disc[],
  barriers: readonly Barrier[],
): Refusal | undefined {
  for (const disc of discs) {
    if (!areFinite(disc.x, disc.y)) return refuse("not-finite", disc.id);
    if (!isOnBoard(board, disc)) return refuse("off-board", disc.id);
    for (const other of discs) {
      if (other === disc) break;
      if (gap(disc, other) < -TOLERANCE) return refuse("overlap", ...[disc.id, other.id].sort());
    }
    for (const barrier of barriers)
      if (gapTo(barrier, disc) < -TOLERANCE) return refuse("overlap", ...[disc.id, barrier.id].sort());
  }
  return undefined;
}

/** FLK-STACK-02: three very small riders, or one of any other size, on a disc that is no rider itself. */
function faultOfRiders(discs: readonly Disc[], riders: readonly Rider[]): Refusal | undefined {
  const load = new Map<string, number>();
  for (const { id, radius, carrier } of riders) {
    if (!discs.some((disc) => disc.id === carrier)) return refuse("unknown-piece", carrier);
    const laden = (load.get(carrier) ?? 0) + (radius === RADIUS["very-small"] ? 1 : CARRIER_HOLDS);
    if (laden > CARRIER_HOLDS) return refuse("too-many-riders", carrier, id);
    load.set(carrier, laden);
  }
  return undefined;
}
