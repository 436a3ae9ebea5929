import type { Entry, Report, Stretch, Track } from "./report.ts";
import { GONE, sideName } from "./sliding/codes.ts";
import { field as f } from "./sliding/field.ts";
import * as log from "./sliding/log.ts";
import { cell, type Rows } from "./sliding/rows.ts";
import { nameIn, type Start } from "./sliding/start.ts";
import type { Disc, Rider, Table } from "./table.ts";
import { byId } from "./table.ts";

/** Writes down what has just been played on the field, as plain data. */
export function account(start: Start, limited: boolean): Report {
  return {
    ok: true,
    after: tableAfter(start),
    entries: Array.from({ length: f.log.length }, (_, n) => entryAt(start, n)),
    tracks: tracksOf(start),
    limited,
    cutShort: f.cutShort,
    duration: f.now,
  };
}

function entryAt(start: Start, n: number): Entry {
  const read = (column: number): number => cell(f.log, n, column);
  const kind = read(log.KIND);
  const second = read(log.SECOND);
  const impulse = read(log.IMPULSE);
  const marks = read(log.MARKS);
  const disc = nameIn(start, read(log.FIRST));
  const happened = { n, ...momentOf(f.log, n) };
  const afterWall = (marks & log.FIRST_AFTER_WALL) !== 0;
  const flicked = (marks & log.OF_THE_FLICKED) !== 0;
  const passing = { disc, side: sideName(second), afterWall, flicked };
  if (kind === log.CONTACT) {
    const discs = [disc, nameIn(start, second)] as const;
    const afterWalls = [afterWall, (marks & log.SECOND_AFTER_WALL) !== 0] as const;
    return { kind: "contact", ...happened, discs, impulse, afterWall: afterWalls, direct: flicked };
  }
  if (kind === log.WALL) return { kind: "wall", ...happened, ...passing, impulse };
  if (kind === log.EXIT) return { kind: "exit", ...happened, ...passing };
  const riders = (start.table.riders ?? []).filter((rider) => rider.carrier === disc).sort(byId);
  const cause = (marks & log.BY_EXIT) !== 0 ? "exit" : "knock";
  return { kind: "fall", ...happened, carrier: disc, riders: riders.map((rider) => rider.id), cause };
}

/** Discs that never moved stay the objects they were. */
function tableAfter({ table: { board, barriers, riders }, bodies, named }: Start): Table {
  const discs: Disc[] = [];
  for (const { disc, slot } of bodies) {
    if (disc === undefined) continue;
    const x = f.x[slot] + 0;
    const y = f.y[slot] + 0;
    if (f.phase[slot] !== GONE) discs.push(x === disc.x && y === disc.y ? disc : { ...disc, x, y });
  }
  const stays = ({ carrier }: Rider): boolean => f.steadiness[named.get(carrier)?.slot ?? 0] > 0;
  const after = barriers === undefined ? { board, discs } : { board, discs, barriers };
  return riders === undefined ? after : { ...after, riders: riders.filter(stays).sort(byId) };
}

/** FLK-DET-04: one track per disc that moved; it ends exactly where the disc lies in the end. */
function tracksOf({ bodies }: Start): Track[] {
  const paths = bodies.map((): Stretch[] => []);
  for (let n = 0; n < f.trace.length; n++) {
    const read = (column: number): number => cell(f.trace, n, column);
    paths[read(log.DISC)]?.push({ ...momentOf(f.trace, n), vx: read(log.VX), vy: read(log.VY) });
  }
  return bodies.flatMap(({ id, slot }) => {
    const stretches = paths[slot] ?? [];
    const last = stretches.pop();
    if (last === undefined) return [];
    const { time, x, y } = last;
    return {
      disc: id,
      slowdown: f.slowdown,
      stretches,
      end: { time, x, y, left: f.phase[slot] === GONE },
    };
  });
}

/** When and where: every row begins with that. */
function momentOf(rows: Rows, n: number): Pick<Stretch, "time" | "x" | "y"> {
  return { time: cell(rows, n, log.TIME), x: cell(rows, n, log.X), y: cell(rows, n, log.Y) };
}
