import { account } from "./account.ts";
import { type Aim, firstTouch } from "./aim.ts";
import { faultOfTable, faultOfVelocity, WOOD } from "./check.ts";
import { MOST_ENTRIES, STRONGEST_REACH } from "./constants.ts";
import { lengthOf } from "./distance.ts";
import type { Report } from "./report.ts";
import { GONE, RESTING } from "./sliding/codes.ts";
import { field as f, lay } from "./sliding/field.ts";
import type { Lane, Slot, Tags } from "./sliding/lanes.ts";
import { FIRST, KIND, SECOND } from "./sliding/log.ts";
import { launch, play } from "./sliding/loop.ts";
import { cell } from "./sliding/rows.ts";
import { layOut, nameIn, type Start } from "./sliding/start.ts";
import type { Board, Flick, Refusal, Table } from "./table.ts";
import { refuse } from "./table.ts";

export interface FlickOptions {
  /** Record the tracks? `flick` does unless told not to, a prepared table does not unless told to. */
  readonly tracks?: boolean;
  /** Cut the flick short earlier than FLK-BOUND-02 does, so that there are at most so many entries. */
  readonly entries?: number;
}

/** Flicks a disc: what happens, where everything lies afterwards. A pure function (FLK-DET-04). */
export function flick(table: Table, flick: Flick, options: FlickOptions = {}): Report | Refusal {
  const ready = prepare(table);
  if (!ready.ok) return ready;
  const shot = ready.flick(flick, { tracks: true, ...options });
  return shot.ok ? shot.report() : shot;
}

/** A table that has been checked and laid out once, to be flicked many times from the same start. */
export interface Prepared {
  readonly ok: true;
  readonly table: Table;
  /**
   * Allocates nothing: the answer is the same object every time. It holds until the next flick, of this table or
   * of any other, since all are played on one field; its `report()` holds for ever.
   */
  readonly flick: (flick: Flick, options?: FlickOptions) => Shot | Refusal;
  /** The first thing a flick would do, without simulating the rest: a ray for the guides of the screen. */
  readonly aim: (flick: Flick) => Aim | Refusal;
}

/** The outcome of the last flick of a prepared table, to be asked instead of read. Entries count from 0. */
export interface Shot {
  readonly ok: true;
  readonly length: number;
  readonly limited: boolean;
  readonly cutShort: boolean;
  readonly kind: (n: number) => "contact" | "wall" | "exit" | "fall";
  /** The id named first in entry n, or its carrier. */
  readonly first: (n: number) => string;
  /** The id named second in a contact, otherwise the empty text. */
  readonly second: (n: number) => string;
  /** Where a disc is now; where it left, if it did. */
  readonly x: (disc: string) => number;
  readonly y: (disc: string) => number;
  readonly isOnBoard: (disc: string) => boolean;
  /** The whole story. */
  readonly report: () => Report;
}

export function prepare(table: Table): Prepared | Refusal {
  const fault = faultOfTable(table);
  if (fault !== undefined) return fault;
  const start = layOut(table);
  const strongest = strongestSpeed(table.board);
  const shot = shotFrom(start);

  const begin = (flick: Flick, options?: FlickOptions): Refusal | undefined => {
    const { disc } = flick;
    const body = start.named.get(disc);
    // FLK-FLICK-04, BAD-02.
    if (body?.phase !== RESTING || body.steadiness !== 0) {
      const isHere = body !== undefined || table.riders?.some((rider) => rider.id === disc);
      return refuse(isHere ? "not-flickable" : "unknown-piece", disc);
    }
    const fault = faultOfVelocity(flick);
    if (fault !== undefined) return fault;
    lay(start);
    f.traced = options?.tracks ?? false;
    f.limit = Math.min(options?.entries ?? MOST_ENTRIES, MOST_ENTRIES);
    shot.limited = giveVelocity(body.slot, flick, strongest);
    launch(body.slot);
    return undefined;
  };
  return {
    ok: true,
    table,
    flick: (flick, options) => {
      const fault = begin(flick, options);
      if (fault !== undefined) return fault;
      play();
      shot.length = f.log.length;
      shot.cutShort = f.cutShort;
      return shot;
    },
    aim: (flick) => begin(flick) ?? firstTouch(start, shot.limited),
  };
}

/** FLK-FLICK-02: from this speed a free disc slides 1.5 times the longer side; 6000 × that side, squared, on wood. */
export function strongestSpeed({ length, width, surface = WOOD }: Board): number {
  return Math.sqrt(2 * surface.slowdown * STRONGEST_REACH * Math.max(length, width));
}

/** Sets the starting velocity, and says whether it had to be limited. */
function giveVelocity(slot: Slot, { vx, vy }: Flick, strongest: number): boolean {
  // Scaled by the larger part first: the square of a wild number would be infinite.
  const larger = Math.max(Math.abs(vx), Math.abs(vy));
  const ratio = lengthOf(vx / larger, vy / larger);
  const limited = larger * ratio > strongest;
  const scale = limited ? strongest / larger / ratio : 1;
  f.vx[slot] = vx * scale;
  f.vy[slot] = vy * scale;
  return limited;
}

const KINDS = ["contact", "wall", "exit", "fall"] as const;

function shotFrom(start: Start): { -readonly [Key in keyof Shot]: Shot[Key] } {
  const of = (disc: string, quantity: Lane | Tags<number>): number => {
    const body = start.named.get(disc);
    return body === undefined ? Number.NaN : quantity[body.slot];
  };
  return {
    ok: true,
    limited: false,
    length: 0,
    cutShort: false,
    kind: (n) => KINDS[cell(f.log, n, KIND)] ?? "fall",
    first: (n) => nameIn(start, cell(f.log, n, FIRST)),
    second: (n) => nameIn(start, cell(f.log, n, SECOND)),
    x: (disc) => of(disc, f.x),
    y: (disc) => of(disc, f.y),
    isOnBoard: (disc) => of(disc, f.phase) < GONE,
    report() {
      return account(start, this.limited);
    },
  };
}
