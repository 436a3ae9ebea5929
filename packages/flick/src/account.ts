import type { Entry, Piece, Report, Track } from "./report.ts";
import { GONE, sideName } from "./sliding/codes.ts";
import { field as f } from "./sliding/field.ts";
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
import type { Start } from "./sliding/start.ts";
import * as trail from "./sliding/trace.ts";
import type { Disc, Rider, Table } from "./table.ts";
import { byId } from "./table.ts";

const { log, phase, trace, x, y } = f;

/** Writes down what has just been played on the field, as plain data. */
export function account({ ids, slots }: Start, before: Table, limited: boolean): Report {
  const entries: Entry[] = [];
  for (let n = 0; n < log.length; n++) entries.push(entryAt(ids, before, n));
  return {
    ok: true,
    after: tableAfter(slots, before),
    entries,
    tracks: tracksOf(slots),
    limited,
    cutShort: f.cutShort,
    duration: f.now,
  };
}

function entryAt(ids: Start["ids"], before: Table, n: number): Entry {
  // FLK-UNIT-01: adding 0 turns a negative zero into a plain one.
  const read = (column: number): number => cell(log, n, column) + 0;
  const marks = read(MARKS);
  const disc = ids[read(FIRST)] ?? "";
  const happened = { n, time: read(TIME), x: read(X), y: read(Y) };
  const afterWall = (marks & FIRST_AFTER_WALL) !== 0;
  const flicked = (marks & OF_THE_FLICKED) !== 0;
  const impulse = read(IMPULSE);
  const passing = { disc, side: sideName(read(SECOND)), afterWall, flicked };
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
function tableAfter(slots: Start["slots"], before: Table): Table {
  const discs: Disc[] = [];
  for (const disc of [...before.discs].sort(byId)) {
    const slot = slots.get(disc.id);
    if (slot === undefined || phase[slot] === GONE) continue;
    const moved = x[slot] !== disc.x || y[slot] !== disc.y;
    discs.push(moved ? { ...disc, x: x[slot] + 0, y: y[slot] + 0 } : disc);
  }
  const stays = ({ carrier }: Rider): boolean => f.steadiness[slots.get(carrier) ?? 0] > 0;
  const after = { board: before.board, discs };
  return before.riders === undefined ? after : { ...after, riders: before.riders.filter(stays).sort(byId) };
}

/** FLK-DET-04: one track per disc that moved; it ends exactly where the disc lies in the end. */
function tracksOf(slots: Start["slots"]): Track[] {
  const tracks: Track[] = [];
  for (const [disc, slot] of slots) {
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
    const end = { time: last.time, x: last.x, y: last.y, left: phase[slot] === GONE };
    tracks.push({ disc, slowdown: f.slowdown, pieces, end });
  }
  return tracks;
}
