import { FALL } from "../constants.ts";
import { byId, type Disc, type Table } from "../table.ts";
import { FIXED, type Phase, RESTING } from "./codes.ts";
import { next, type Slot } from "./lanes.ts";

/** A table laid out once: what the field is filled with, and restored to, before every flick. */
export interface Start {
  readonly table: Table;
  /** In the order of their slots, which follow the ids, whatever the order of the table (FLK-DET-03). */
  readonly bodies: readonly Body[];
  readonly named: ReadonlyMap<string, Body>;
}

/** A disc in numbers. Bodies are all of one shape; discs come from everywhere, in objects of every shape. */
interface Body {
  readonly disc: Disc;
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
  const bodies = [...table.discs].sort(byId).map((disc, n): Body => {
    const { id, x, y, radius, fixed } = disc;
    const ridden = table.riders?.some((rider) => rider.carrier === id);
    return {
      disc,
      slot: next(0, n),
      phase: fixed ? FIXED : RESTING,
      x,
      y,
      radius,
      lightness: fixed ? 0 : 1 / (radius * radius),
      steadiness: ridden ? FALL * radius : 0,
    };
  });
  return { table, bodies, named: new Map(bodies.map((body) => [body.disc.id, body])) };
}

/** The id of the disc in a slot; nobody's is the empty text. */
export const nameIn = ({ bodies }: Start, slot: number): string => bodies[slot]?.disc.id ?? "";
