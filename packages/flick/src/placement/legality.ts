import { areFinite, faultOfSize } from "../check.ts";
import { RING, TOLERANCE } from "../constants.ts";
import { gap, gapTo } from "../distance.ts";
import { type Refusal, refuse, type Table } from "../table.ts";

/** A disc and the place where its centre would be. A disc of the same id that is on the table already is overlooked. */
export interface Spot {
  readonly id: string;
  readonly radius: number;
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the board: a start zone, a gate, a half. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

/** What the game asks of a place, beside that the disc lies on the board, on nobody and on no barrier (FLK-PLACE-02). */
export interface Demand {
  /** Wholly in one of these. */
  readonly zones?: readonly Zone[];
  /** Within 2.5 cm of this disc (FLK-PLACE-01). */
  readonly near?: string;
  /** FLK-PLACE-07: at least 2.5 cm from these discs and from every edge. */
  readonly awayFrom?: readonly string[];
}

export type PlaceRefusal = Refusal<PlaceRefusalCode>;

export type PlaceRefusalCode =
  | "not-finite"
  | "bad-size"
  | "unknown-piece"
  | "off-board"
  | "outside-zone"
  | "overlap"
  | "too-far"
  | "too-close";

export type Legality = { readonly ok: true } | PlaceRefusal;

/** FLK-PLACE-03: may the disc lie exactly there? If not, the first reason why. */
export function checkSpot(table: Table, spot: Spot, demand: Demand = {}): Legality {
  const { board, discs, barriers = [] } = table;
  const size = faultOfSize(board, spot);
  if (size !== undefined) return size;
  if (!areFinite(spot.x, spot.y)) return refuse("not-finite", spot.id);

  const { zones, near, awayFrom } = demand;
  const whole: Zone = { x: 0, y: 0, ...board };
  if (!lies(spot, whole, 0)) return refuse("off-board", spot.id);
  if (zones !== undefined && !zones.some((zone) => lies(spot, zone, 0)))
    return refuse("outside-zone", spot.id);

  if (awayFrom !== undefined && !lies(spot, whole, RING)) return refuse("too-close");
  if (near !== undefined && !discs.some((disc) => disc.id === near)) return refuse("unknown-piece", near);

  for (const disc of discs) {
    if (disc.id === spot.id) continue;
    const between = gap(spot, disc);
    if (between < -TOLERANCE) return refuse("overlap", disc.id);
    if (disc.id === near && between > RING + TOLERANCE) return refuse("too-far", disc.id);
    if (awayFrom?.includes(disc.id) && between < RING - TOLERANCE) return refuse("too-close", disc.id);
  }
  for (const barrier of barriers) if (gapTo(barrier, spot) < -TOLERANCE) return refuse("overlap", barrier.id);
  return { ok: true };
}

/** FLK-BOARD-01: wholly inside, and this far from its edges. */
function lies({ x, y, radius }: Spot, zone: Zone, margin: number): boolean {
  const inset = radius + margin - TOLERANCE;
  return (
    x >= zone.x + inset &&
    x <= zone.x + zone.length - inset &&
    y >= zone.y + inset &&
    y <= zone.y + zone.width - inset
  );
}
