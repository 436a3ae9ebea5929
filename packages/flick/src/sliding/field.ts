import { WOOD } from "../check.ts";
import { FALL, MOST_ENTRIES } from "../constants.ts";
import type { Board, Table } from "../table.ts";
import { byId } from "../table.ts";
import { add, clear, type Group, newGroup } from "./group.ts";
import { type Lane, lane, next, type Slot, type Tags, tags } from "./lanes.ts";
import { LOG_COLUMNS } from "./log.ts";
import { newRows, type Rows } from "./rows.ts";
import { TRACE_COLUMNS } from "./trace.ts";

export const RESTING = 0;
export const MOVING = 1;
export const FIXED = 2;
export const GONE = 3;
export type Phase = typeof RESTING | typeof MOVING | typeof FIXED | typeof GONE;

/** What a moving disc will do next: meet the disc in a slot, come to rest, or reach a side. */
export const STOP = -1;
export const LEFT = -2;
export const RIGHT = -3;
export const TOP = -4;
export const BOTTOM = -5;
export type SideCode = typeof LEFT | typeof RIGHT | typeof TOP | typeof BOTTOM;
export type Happening = Slot | typeof STOP | SideCode;

export const isDisc = (what: Happening): what is Slot => what >= 0;

/**
 * A table laid out for the simulation. A moving disc was at x, y at the time `since`, slides in the direction
 * ux, uy, and had the speed `speed` then; every other disc has the speed 0.
 */
export interface Field {
  readonly count: number;
  readonly ids: readonly string[];
  readonly slots: ReadonlyMap<string, Slot>;

  /** The board. For each side: how many radii a centre keeps from it, 1 where there is a wall, 0 where it is open. */
  readonly length: number;
  readonly width: number;
  readonly leftWall: number;
  readonly rightWall: number;
  readonly topWall: number;
  readonly bottomWall: number;
  readonly slowdown: number;
  readonly discRestitution: number;
  readonly wallRestitution: number;

  /** Seconds since the flick. */
  now: number;
  /** Doubles that pass between functions: as arguments and results they would be allocated each time. */
  answer: number;
  normalX: number;
  normalY: number;
  impulse: number;

  readonly phase: Tags<Phase>;
  readonly x: Lane;
  readonly y: Lane;
  readonly ux: Lane;
  readonly uy: Lane;
  readonly speed: Lane;
  readonly since: Lane;
  readonly radius: Lane;
  /** 1 / mass, 0 for what never moves. */
  readonly lightness: Lane;

  /** What each moving disc will do next, and when. */
  readonly next: Tags<Happening>;
  readonly due: Lane;

  readonly movers: Group;

  /** Velocities on their way from resolution to motion. */
  readonly vx: Lane;
  readonly vy: Lane;
  /** Discs whose motion the present event has changed. */
  readonly changed: Group;

  flicked: Slot;
  readonly afterWall: Tags<0 | 1>;
  /** The squared change of velocity that throws a disc's riders off, 0 where nobody rides (any more). */
  readonly steadiness: Lane;

  /** FLK-RULING-12: how often a disc has met others since the present window of time began; how often it was settled. */
  readonly meetings: Tags<number>;
  readonly meetingsSince: Lane;
  readonly settlings: Tags<number>;
  readonly settledAt: Lane;

  /** The table as it was laid out, and the discs that are no longer so. */
  readonly home: {
    readonly x: Lane;
    readonly y: Lane;
    readonly phase: Tags<Phase>;
    readonly steadiness: Lane;
  };
  readonly touched: Group;

  /** The entries, at most so many; the pieces of the tracks, if wanted. */
  readonly log: Rows;
  limit: number;
  cutShort: boolean;
  readonly trace: Rows;
  traced: boolean;
}

/** Lays out a table that has been checked. Slots follow the ids, whatever the order of the list (FLK-DET-03). */
export function layOut(table: Table): Field {
  const discs = [...table.discs].sort(byId);
  const field = emptyField(
    table.board,
    discs.map((disc) => disc.id),
  );
  const { home } = field;
  let slot: Slot = 0;
  for (const { id, x, y, radius, fixed } of discs) {
    home.x[slot] = x;
    home.y[slot] = y;
    home.phase[slot] = fixed ? FIXED : RESTING;
    home.steadiness[slot] = table.riders?.some((rider) => rider.carrier === id) ? FALL * radius : 0;
    // The first `restore` puts it there.
    add(field.touched, slot);
    field.radius[slot] = radius;
    field.lightness[slot] = fixed ? 0 : 1 / (radius * radius);
    slot = next(slot);
  }
  return field;
}

/** Puts back what the last flick has touched, and nothing else: bots flick one table many thousand times. */
export function restore(f: Field): void {
  const { members, size } = f.touched;
  for (let k: Slot = 0; k < size; k = next(k)) {
    const i = members[k];
    f.x[i] = f.home.x[i];
    f.y[i] = f.home.y[i];
    f.phase[i] = f.home.phase[i];
    f.steadiness[i] = f.home.steadiness[i];
    f.speed[i] = 0;
    f.afterWall[i] = 0;
    f.meetings[i] = 0;
    f.meetingsSince[i] = 0;
    f.settlings[i] = 0;
  }
  clear(f.touched);
  clear(f.movers);
  f.now = 0;
  f.log.length = 0;
  f.trace.length = 0;
  f.cutShort = false;
}

function emptyField({ length, width, rims, surface = WOOD }: Board, ids: readonly string[]): Field {
  const slots = new Map<string, Slot>();
  for (const id of ids) slots.set(id, next(0, slots.size));
  return {
    count: ids.length,
    ids,
    slots,
    length,
    width,
    leftWall: rims.left === "wall" ? 1 : 0,
    rightWall: rims.right === "wall" ? 1 : 0,
    topWall: rims.top === "wall" ? 1 : 0,
    bottomWall: rims.bottom === "wall" ? 1 : 0,
    slowdown: surface.slowdown,
    discRestitution: surface.discs,
    wallRestitution: surface.walls,
    // Not 0, which would be taken for a whole number, and changed into a double on the first flick.
    now: Number.NaN,
    answer: Number.NaN,
    normalX: Number.NaN,
    normalY: Number.NaN,
    impulse: Number.NaN,
    phase: tags(),
    x: lane(),
    y: lane(),
    ux: lane(),
    uy: lane(),
    speed: lane(),
    since: lane(),
    radius: lane(),
    lightness: lane(),
    next: tags(),
    due: lane(),
    movers: newGroup(),
    vx: lane(),
    vy: lane(),
    changed: newGroup(),
    flicked: 0,
    afterWall: tags(),
    steadiness: lane(),
    meetings: tags(),
    meetingsSince: lane(),
    settlings: tags(),
    settledAt: lane(),
    home: { x: lane(), y: lane(), phase: tags(), steadiness: lane() },
    touched: newGroup(),
    log: newRows(LOG_COLUMNS),
    limit: MOST_ENTRIES,
    cutShort: false,
    trace: newRows(TRACE_COLUMNS),
    traced: false,
  };
}
