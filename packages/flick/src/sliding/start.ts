import { FALL } from "../constants.ts";
import { type Barrier, byId, type Disc, type Point, type Table } from "../table.ts";
import { FIXED, type Phase, RESTING } from "./codes.ts";
import { next, type Slot } from "./lanes.ts";

/** A table laid out once: what the field is filled with, and restored to, before every flick. */
export interface Start {
  readonly table: Table;
  /** In the order of their ids, which is that of the report (FLK-CONTACT-03). */
  readonly bodies: readonly Body[];
  readonly named: ReadonlyMap<string, Body>;
  /** The ids in the order of the slots. */
  readonly placed: readonly string[];
}

/** A disc or a barrier in numbers. Bodies are all of one shape; discs come from everywhere, in objects of every shape. */
interface Body {
  readonly id: string;
  /** Undefined for a barrier. */
  readonly disc: Disc | undefined;
  readonly order: Slot;
  /** Slots follow the places: neither names nor the order of the table matter to the physics (FLK-DET-03). */
  readonly slot: Slot;
  readonly phase: Phase;
  readonly x: number;
  readonly y: number;
  /** To the other end of a barrier. */
  readonly spanX: number;
  readonly spanY: number;
  readonly radius: number;
  /** 1 / mass, 0 for what never moves. */
  readonly lightness: number;
  /** The squared change of velocity that throws a disc's riders off, 0 where nobody rides (any more). */
  readonly steadiness: number;
}

/** Lays out a table that has been checked. */
export function layOut(table: Table): Start {
  const { discs, barriers = [], riders = [] } = table;
  const placed = [
    ...[...discs].sort(byPlace).map(({ id }) => id),
    ...[...barriers].sort(byEnds).map(({ id }) => id),
  ];
  const bodies = [...discs, ...barriers].sort(byId).map((piece, n): Body => {
    const { id, radius } = piece;
    const disc = "from" in piece ? undefined : piece;
    const { x, y } = "from" in piece ? piece.from : piece;
    const other = "from" in piece ? piece.to : piece;
    const isFixed = disc === undefined || disc.fixed === true;
    return {
      id,
      disc,
      order: next(0, n),
      slot: next(0, placed.indexOf(id)),
      phase: isFixed ? FIXED : RESTING,
      x,
      y,
      spanX: other.x - x,
      spanY: other.y - y,
      radius,
      lightness: isFixed ? 0 : 1 / (radius * radius),
      steadiness: riders.some((rider) => rider.carrier === id) ? FALL * radius : 0,
    };
  });
  const named = new Map(bodies.map((body) => [body.id, body]));
  return { table, bodies, named, placed };
}

/** No two discs share a centre (FLK-BAD-03). */
const byPlace = (a: Point, b: Point): number => a.x - b.x || a.y - b.y;

/** Barriers may: two that share both ends are the same wall, whatever they are called. */
const byEnds = (a: Barrier, b: Barrier): number => byPlace(a.from, b.from) || byPlace(a.to, b.to);

/** The id of what is in a slot; nobody's is the empty text. */
export const nameIn = ({ placed }: Start, slot: number): string => placed[slot] ?? "";
