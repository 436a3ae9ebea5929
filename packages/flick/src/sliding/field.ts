import { WOOD } from "../check.ts";
import { SIDES } from "../table.ts";
import type { Happening, Phase } from "./codes.ts";
import { clear, type Group, newGroup } from "./group.ts";
import { type Lane, lane, type Slot, type Tags, tags } from "./lanes.ts";
import { newRows, type Rows } from "./rows.ts";
import type { Start } from "./start.ts";

/**
 * Where flicks are played. A moving disc is at x, y now, slides in the direction ux, uy, and has the speed `speed`;
 * every other disc has the speed 0. There is one field, and a flick is played on it from beginning to end before
 * anybody else's: so its arrays stay in the processor's nearest memory, their addresses are known to the compiler,
 * and a prepared table is small. The room in which most time is spent calls it `f` by a constant of its own,
 * because engines trust that more than an import.
 */
interface Field {
  /** The table that lies here. */
  start: Start | undefined;
  /** The discs come first; behind them, up to `all`, stand the barriers. */
  count: number;
  all: number;

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
  impulse: number;
  /** From a disc to the place of another body that it would touch. */
  toX: number;
  toY: number;

  /** The numbers of the discs among the ids, for the order of the report alone. */
  readonly order: Tags<Slot>;
  readonly phase: Tags<Phase>;
  readonly x: Lane;
  readonly y: Lane;
  /** From a barrier's one end, which is its place, to the other; nothing for a disc. */
  readonly spanX: Lane;
  readonly spanY: Lane;
  readonly ux: Lane;
  readonly uy: Lane;
  readonly speed: Lane;
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

  flicked: Slot;
  readonly afterWall: Tags<0 | 1>;
  readonly steadiness: Lane;

  /** The entries, at most so many, and the stretches of the tracks, if wanted; see log.ts. */
  readonly log: Rows;
  limit: number;
  cutShort: boolean;
  readonly trace: Rows;
  traced: boolean;
}

/** How many columns an entry has, and a stretch of a track. */
const LOG_COLUMNS = 8;
const TRACE_COLUMNS = 6;

const f: Field = {
  start: undefined,
  count: 0,
  all: 0,
  walled: tags(),
  // Not 0, which would be taken for a whole number, and changed into a double on the first flick.
  length: Number.NaN,
  width: Number.NaN,
  slowdown: Number.NaN,
  discBounce: Number.NaN,
  wallBounce: Number.NaN,
  now: Number.NaN,
  answer: Number.NaN,
  impulse: Number.NaN,
  toX: Number.NaN,
  toY: Number.NaN,
  order: tags(),
  phase: tags(),
  x: lane(),
  y: lane(),
  spanX: lane(),
  spanY: lane(),
  ux: lane(),
  uy: lane(),
  speed: lane(),
  radius: lane(),
  lightness: lane(),
  coming: tags(),
  due: lane(),
  movers: newGroup(),
  vx: lane(),
  vy: lane(),
  changed: newGroup(),
  flicked: 0,
  afterWall: tags(),
  steadiness: lane(),
  log: newRows(LOG_COLUMNS),
  limit: 0,
  cutShort: false,
  trace: newRows(TRACE_COLUMNS),
  traced: false,
};

export { f as field };

/** Lays a table on the field. */
export function lay(start: Start): void {
  if (f.start !== start) {
    const { board } = start.table;
    const { surface = WOOD } = board;
    f.start = start;
    f.all = start.bodies.length;
    f.count = f.all - (start.table.barriers?.length ?? 0);
    f.length = board.length;
    f.width = board.width;
    f.walled.set(SIDES.map((side) => +(board.rims[side] === "wall")));
    f.slowdown = surface.slowdown;
    f.discBounce = surface.discs;
    f.wallBounce = surface.walls;
  }
  for (const body of start.bodies) {
    const i = body.slot;
    f.order[i] = body.order;
    f.phase[i] = body.phase;
    f.x[i] = body.x;
    f.y[i] = body.y;
    f.spanX[i] = body.spanX;
    f.spanY[i] = body.spanY;
    f.radius[i] = body.radius;
    f.lightness[i] = body.lightness;
    f.steadiness[i] = body.steadiness;
    f.speed[i] = 0;
    f.afterWall[i] = 0;
  }
  clear(f.movers);
  f.now = 0;
  f.log.length = 0;
  f.trace.length = 0;
  f.cutShort = false;
}
