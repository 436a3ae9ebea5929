import { account } from "./account.ts";
import { type Aim, firstTouch } from "./aim.ts";
import { faultOfTable, faultOfVelocity, WOOD } from "./check.ts";
import { MOST_ENTRIES, STRONGEST_REACH } from "./constants.ts";
import type { Report } from "./report.ts";
import { type Field, GONE, layOut, RESTING, restore } from "./sliding/field.ts";
import type { Lane, Slot, Tags } from "./sliding/lanes.ts";
import { FIRST, KIND, SECOND } from "./sliding/log.ts";
import { launch, play } from "./sliding/loop.ts";
import { cell } from "./sliding/rows.ts";
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
  /** Allocates nothing: the answer is the same object every time, and holds until the next flick. */
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

/** The first thing a flick would do; nothing else of it is simulated. */
export function aim(table: Table, flick: Flick): Aim | Refusal {
  const ready = prepare(table);
  return ready.ok ? ready.aim(flick) : ready;
}

export function prepare(table: Table): Prepared | Refusal {
  const fault = faultOfTable(table);
  if (fault !== undefined) return fault;
  const field = layOut(table);
  const strongest = strongestSpeed(table.board);
  const shot = shotOn(field, table);

  /** FLK-FLICK-04, BAD-02. */
  const faultOfDisc = (disc: string): Refusal | undefined => {
    const slot = field.slots.get(disc);
    const { phase, steadiness } = field.home;
    if (slot !== undefined && phase[slot] === RESTING && steadiness[slot] === 0) return undefined;
    const isHere = slot !== undefined || table.riders?.some((rider) => rider.id === disc);
    return refuse(isHere ? "not-flickable" : "unknown-piece", disc);
  };
  const start = (flick: Flick, options: FlickOptions): Refusal | undefined => {
    const fault = faultOfDisc(flick.disc) ?? faultOfVelocity(flick);
    if (fault !== undefined) return fault;
    const slot = field.slots.get(flick.disc) ?? 0;
    restore(field);
    field.traced = options.tracks ?? false;
    field.limit = Math.min(options.entries ?? MOST_ENTRIES, MOST_ENTRIES);
    shot.limited = giveVelocity(field, slot, flick, strongest);
    launch(field, slot);
    return undefined;
  };
  return {
    ok: true,
    table,
    flick: (flick, options = PLAIN) => {
      const fault = start(flick, options);
      if (fault === undefined) play(field);
      return fault ?? shot;
    },
    aim: (flick) => start(flick, PLAIN) ?? firstTouch(field, field.flicked, shot.limited),
  };
}

/** FLK-FLICK-02: from this speed a free disc slides 1.5 times the longer side; 6000 × that side, squared, on wood. */
export function strongestSpeed({ length, width, surface = WOOD }: Board): number {
  return Math.sqrt(2 * surface.slowdown * STRONGEST_REACH * Math.max(length, width));
}

/** Sets the starting velocity, and says whether it had to be limited. */
function giveVelocity(field: Field, slot: Slot, { vx, vy }: Flick, strongest: number): boolean {
  // Scaled by the larger part first: the square of a wild number would be infinite.
  const larger = Math.max(Math.abs(vx), Math.abs(vy));
  const ratio = Math.sqrt((vx / larger) * (vx / larger) + (vy / larger) * (vy / larger));
  const limited = larger * ratio > strongest;
  field.vx[slot] = limited ? (vx / larger / ratio) * strongest : vx;
  field.vy[slot] = limited ? (vy / larger / ratio) * strongest : vy;
  return limited;
}

const PLAIN: FlickOptions = {};
const KINDS = ["contact", "wall", "exit", "fall"] as const;

function shotOn(field: Field, table: Table): Shot & { limited: boolean } {
  const { log, ids, slots } = field;
  const of = (disc: string, quantity: Lane | Tags<number>): number => {
    const slot = slots.get(disc);
    return slot === undefined ? Number.NaN : quantity[slot];
  };
  return {
    ok: true,
    limited: false,
    get length() {
      return log.length;
    },
    get cutShort() {
      return field.cutShort;
    },
    kind: (n) => KINDS[cell(log, n, KIND)] ?? "fall",
    first: (n) => ids[cell(log, n, FIRST)] ?? "",
    second: (n) => ids[cell(log, n, SECOND)] ?? "",
    x: (disc) => of(disc, field.x),
    y: (disc) => of(disc, field.y),
    isOnBoard: (disc) => of(disc, field.phase) < GONE,
    report() {
      return account(field, table, this.limited);
    },
  };
}
