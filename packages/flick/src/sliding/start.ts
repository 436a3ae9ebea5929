import { FALL } from "../constants.ts";
import { type Board, byId, type Table } from "../table.ts";
import { FIXED, type Phase, RESTING } from "./codes.ts";
import { type Lane, memory, next, type Slot, type Tags } from "./lanes.ts";

/** A table laid out once: what the field is filled with, and restored to, before every flick. */
export interface Start {
  readonly ids: readonly string[];
  readonly slots: ReadonlyMap<string, Slot>;
  readonly board: Board;

  readonly x: Lane;
  readonly y: Lane;
  readonly phase: Tags<Phase>;
  readonly radius: Lane;
  /** 1 / mass, 0 for what never moves. */
  readonly lightness: Lane;
  /** The squared change of velocity that throws a disc's riders off, 0 where nobody rides (any more). */
  readonly steadiness: Lane;
}

/** Lays out a table that has been checked. Slots follow the ids, whatever the order of the list (FLK-DET-03). */
export function layOut({ board, discs, riders }: Table): Start {
  const ids: string[] = [];
  const slots = new Map<string, Slot>();
  const { lane, tags } = memory(6);
  const start: Start = {
    ids,
    slots,
    board,
    x: lane(),
    y: lane(),
    phase: tags(),
    radius: lane(),
    lightness: lane(),
    steadiness: lane(),
  };
  for (const { id, x, y, radius, fixed } of [...discs].sort(byId)) {
    const slot = next(0, ids.length);
    ids.push(id);
    slots.set(id, slot);
    start.x[slot] = x;
    start.y[slot] = y;
    start.phase[slot] = fixed ? FIXED : RESTING;
    start.radius[slot] = radius;
    start.lightness[slot] = fixed ? 0 : 1 / (radius * radius);
    start.steadiness[slot] = riders?.some((rider) => rider.carrier === id) ? FALL * radius : 0;
  }
  return start;
}
