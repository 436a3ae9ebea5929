import { WOOD } from "../check.ts";
import { SIDES } from "../table.ts";
import type { Happening, Phase } from "./codes.ts";
import { add, clear, type Group, newGroup } from "./group.ts";
import { type Lane, lane, next, type Slot, type Tags, tags } from "./lanes.ts";
import { newRows, type Rows } from "./rows.ts";
import type { Start } from "./start.ts";

/**
 * Where flicks are played. A moving disc was at x, y at the time `since`, slides in the direction ux, uy, and had
 * the speed `speed` then; every other disc has the speed 0. There is one field, and a flick is played on it from
 * beginning to end before anybody else's: so its arrays stay in the processor's nearest memory, their addresses
 * are known to the compiler, and a prepared table is small. Every room calls it `f`, by a constant of its own,
 * because engines trust that more than an import.
 */
interface Field {
  /** The table that lies here. */
  start: Start | undefined;
  count: number;

  /** The board, in numbers: tables come from everywhere, in objects of every shape. */
  length: number;
  width: number;
  /** 1 for a wall, 0 for an open edge, in the order of `SIDES`. */
  readonly walled: Tags<0 | 1>;
  slowdown: number;
  discBounce: number;
  wallBounce: number;

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
  readonly lightness: Lane;

  /** What each moving disc will do next, and when. */
  readonly coming: Tags<Happening>;
  readonly due: Lane;
  readonly movers: Group;

  /** Velocities on their way from resolution to motion. */
  readonly vx: Lane;
  readonly vy: Lane;
  /** Discs whose motion the present event has changed. */
  readonly changed: Group;
  /** Discs that are not as they were at the start. */
  readonly touched: Group;

  flicked: Slot;
  readonly afterWall: Tags<0 | 1>;
  readonly steadiness: Lane;

  /** FLK-RULING-12: how often a disc has met others since the present window of time began. */
  readonly meetings: Tags<number>;
  readonly meetingsSince: Lane;

  /** The entries, at most so many, and the pieces of the tracks, if wanted; see log.ts and trace.ts. */
  readonly log: Rows;
  limit: number;
  cutShort: boolean;
  readonly trace: Rows;
  traced: boolean;
}

/** How many columns an entry has, and a piece of a track. */
const LOG_COLUMNS = 8;
const TRACE_COLUMNS = 6;

const f: Field = {
  start: undefined,
  count: 0,
  walled: tags(),
  // Not 0, which would be taken for a whole number, and changed into a double on the first flick.
  length: Number.NaN,
  width: Number.NaN,
  slowdown: Number.NaN,
  discBounce: Number.NaN,
  wallBounce: Number.NaN,
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
  coming: tags(),
  due: lane(),
  movers: newGroup(),
  vx: lane(),
  vy: lane(),
  changed: newGroup(),
  touched: newGroup(),
  flicked: 0,
  afterWall: tags(),
  steadiness: lane(),
  meetings: tags(),
  meetingsSince: lane(),
  log: newRows(LOG_COLUMNS),
  limit: 0,
  cutShort: false,
  trace: newRows(TRACE_COLUMNS),
  traced: false,
};

export const field = f;

const { phase, x, y, speed, radius, lightness, steadiness, afterWall } = f;
const { meetings, meetingsSince, movers, touched, log, trace, walled } = f;

/** Lays a table on the field; if it lies there already, only what the last flick has touched is put back. */
export function lay(start: Start): void {
  if (f.start !== start) {
    const { board } = start;
    const { surface = WOOD } = board;
    f.start = start;
    f.count = start.ids.length;
    f.length = board.length;
    f.width = board.width;
    walled.set(SIDES.map((side) => +(board.rims[side] === "wall")));
    f.slowdown = surface.slowdown;
    f.discBounce = surface.discs;
    f.wallBounce = surface.walls;
    radius.set(start.radius);
    lightness.set(start.lightness);
    for (let i: Slot = 0; i < f.count; i = next(i)) add(touched, i);
  }
  const { members, size } = touched;
  for (let k: Slot = 0; k < size; k = next(k)) {
    const i = members[k];
    x[i] = start.x[i];
    y[i] = start.y[i];
    phase[i] = start.phase[i];
    steadiness[i] = start.steadiness[i];
    speed[i] = 0;
    afterWall[i] = 0;
    meetings[i] = 0;
    meetingsSince[i] = 0;
  }
  clear(touched);
  clear(movers);
  f.now = 0;
  log.length = 0;
  trace.length = 0;
  f.cutShort = false;
}
