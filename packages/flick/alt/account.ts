import type { Entry, Piece, Report, Track } from "./report.ts";
import { BOTTOM, GONE, LEFT, RIGHT, type SideCode, TOP } from "./sliding/codes.ts";
import type { Field } from "./sliding/field.ts";
import {
  BY_EXIT,
  CONTACT,
  EXIT,
  FIRST,
  FIRST_AFTER_WALL,
  IMPULSE,
  KIND,
  MARKS,
  OF_THE_FLICKED,
  SECOND,
  SECOND_AFTER_WALL,
  TIME,
  WALL,
  X,
  Y,
} from "./sliding/log.ts";
import { cell } from "./sliding/rows.ts";
import * as trail from "./sliding/trace.ts";
import type { Disc, Rider, Side, Table } from "./table.ts";
import { byId } from "./table.ts";

/** Writes down what a field has just played, as plain data. */
export function account(f: Field, before: Table, limited: boolean): Report {
  const entries: Entry[] = [];
  for (let n = 0; n < f.log.length; n++) entries.push(entryAt(f, before, n));
  return {
    ok: true,
    after: tableAfter(f, before),
    entries,
    tracks: tracksOf(f),
    limited,
    cutShort: f.cutShort,
    duration: f.now,
  };
}

export const SIDE_NAMES: Readonly<Record<SideCode, Side>> & Readonly<Record<number, Side>> = {
  [LEFT]: "left",
  [RIGHT]: "right",
  [TOP]: "top",
  [BOTTOM]: "bottom",
};

function entryAt({ log, start: { ids } }: Field, before: Table, n: number): Entry {
  // FLK-UNIT-01: adding 0 turns a negative zero into a plain one.
  const read = (column: number): number => cell(log, n, column) + 0;
  const marks = read(MARKS);
  const disc = ids[read(FIRST)] ?? "";
  const happened = { n, time: read(TIME), x: read(X), y: read(Y) };
  const afterWall = (marks & FIRST_AFTER_WALL) !== 0;
  const flicked = (marks & OF_THE_FLICKED) !== 0;
  const impulse = read(IMPULSE);
  const passing = { disc, side: SIDE_NAMES[read(SECOND)] ?? "left", afterWall, flicked };
  switch (read(KIND)) {
    case CONTACT: {
      const other = ids[read(SECOND)] ?? "";
      const otherAfterWall = (marks & SECOND_AFTER_WALL) !== 0;
      return {
        kind: "contact",
        ...happened,
        discs: [disc, other],
        impulse,
        afterWall: [afterWall, otherAfterWall],
        direct: flicked,
      };
    }
    case WALL:
      return { kind: "wall", ...happened, ...passing, impulse };
    case EXIT:
      return { kind: "exit", ...happened, ...passing };
    default: {
      const riders = (before.riders ?? []).filter((rider) => rider.carrier === disc).sort(byId);
      const cause = (marks & BY_EXIT) !== 0 ? "exit" : "knock";
      return { kind: "fall", ...happened, carrier: disc, riders: riders.map((rider) => rider.id), cause };
    }
  }
}

/** Discs that never moved stay the objects they were. */
function tableAfter(f: Field, before: Table): Table {
  const discs: Disc[] = [];
  for (const disc of [...before.discs].sort(byId)) {
    const slot = f.start.slots.get(disc.id);
    if (slot === undefined || f.phase[slot] === GONE) continue;
    const moved = f.x[slot] !== disc.x || f.y[slot] !== disc.y;
    discs.push(moved ? { ...disc, x: f.x[slot] + 0, y: f.y[slot] + 0 } : disc);
  }
  if (before.riders === undefined) return { board: before.board, discs };
  const stays = ({ carrier }: Rider): boolean => f.steadiness[f.start.slots.get(carrier) ?? 0] > 0;
  return { board: before.board, discs, riders: before.riders.filter(stays).sort(byId) };
}

/** FLK-DET-04: one track per disc that moved; it ends exactly where the disc lies in the end. */
function tracksOf(f: Field): Track[] {
  const { trace } = f;
  const tracks: Track[] = [];
  for (const [disc, slot] of f.start.slots) {
    const pieces: Piece[] = [];
    for (let n = 0; n < trace.length; n++) {
      const read = (column: number): number => cell(trace, n, column) + 0;
      if (read(trail.DISC) !== slot) continue;
      pieces.push({
        time: read(trail.TIME),
        x: read(trail.X),
        y: read(trail.Y),
        vx: read(trail.VX),
        vy: read(trail.VY),
      });
    }
    const last = pieces.pop();
    if (last === undefined) continue;
    const end = { time: last.time, x: last.x, y: last.y, left: f.phase[slot] === GONE };
    tracks.push({ disc, slowdown: f.start.slowdown, pieces, end });
  }
  return tracks;
}
