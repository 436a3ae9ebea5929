import { FALL } from "../constants.ts";
import { byId, type Disc, type Table } from "../table.ts";
import { FIXED, type Phase, RESTING } from "./codes.ts";
import { next, type Slot } from "./lanes.ts";

/** A table laid out once: what the field is filled with, and restored to, before every flick. */
export interface Start {
  readonly table: Table;
  /** In the order of their ids, which is that of the report (FLK-CONTACT-03). */
  readonly bodies: readonly Body[];
  readonly named: ReadonlyMap<string, Body>;
  /** In the order of the slots. */
  readonly placed: readonly Disc[];
}

/** A disc in numbers. Bodies are all of one shape; discs come from everywhere, in objects of every shape. */
interface Body {
  readonly disc: Disc;
  readonly order: Slot;
  /** Slots follow the places: neither names nor the order of the table matter to the physics (FLK-DET-03). */
  readonly slot: Slot;
  readonly phase: Phase;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 1 / mass, 0 for what never moves. */
  readonly lightness: number;
  /** The squared change of velocity that throws a disc's riders off, 0 where nobody rides (any more). */
  readonly steadiness: number;
}

/** Lays out a table that has been checked. */
export function layOut(table: Table): Start {
  const placed = [...table.discs].sort(byPlace);
  const bodies = [...table.discs].sort(byId).map((disc, n): Body => {
    const { id, x, y, radius, fixed } = disc;
    const ridden = table.riders?.some((rider) => rider.carrier === id);
    return {
      disc,
      order: next(0, n),
      slot: next(0, placed.indexOf(disc)),
      phase: fixed ? FIXED : RESTING,
      x,
      y,
      radius,
      lightness: fixed ? 0 : 1 / (radius * radius),
      steadiness: ridden ? FALL * radius : 0,
    };
  });
  const named = new Map(bodies.map((body) => [body.disc.id, body]));
  return { table, bodies, named, placed };
}

/** No two discs share a centre (FLK-BAD-03). */
const byPlace = (a: Disc, b: Disc): number => a.x - b.x || a.y - b.y;

/** The id of the disc in a slot; nobody's is the empty text. */
export const nameIn = ({ placed }: Start, slot: number): string => placed[slot]?.id ?? "";
