import { MOST_ENTRIES, TOLERANCE } from "../constants.ts";
import { gap } from "../distance.ts";
import { type Flick, flick, type Point, type Report, type Table } from "../index.ts";
import type { Circle } from "../placement/geometry.ts";
import { positionAt, velocityAt } from "../tracks.ts";
import { drawing } from "./draw.ts";
import { isSameRenamed } from "./renaming.ts";
import { drawFlick, drawTable, FAMILIES } from "./tables.ts";

export interface FuzzFigures {
  readonly runs: number;
  readonly entries: number;
  readonly mostEntries: number;
  readonly longest: number;
  readonly cutShort: number;
  /** mm; negative would be a gap. */
  readonly worstOverlap: number;
  readonly worstBeyondWall: number;
  /** A share of the energy before the event. */
  readonly worstEnergyRise: number;
  /** What was violated, with the seed that shows it. Empty when all is well. */
  readonly violations: readonly string[];
}

/**
 * Plays random flicks on random tables through the front door, and checks what must hold for all of them:
 * FLK-BOUND-01 to 06, BOARD-03, CONTACT-02, CONTACT-03, DET-03, DET-04, UNIT-01.
 */
export function fuzzFlick(runs: number, seed: number, onProgress?: (done: number) => void): FuzzFigures {
  const violations: string[] = [];
  let entries = 0;
  let mostEntries = 0;
  let longest = 0;
  let cutShort = 0;
  let worstOverlap = Number.NEGATIVE_INFINITY;
  let worstBeyondWall = Number.NEGATIVE_INFINITY;
  let worstEnergyRise = Number.NEGATIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const { table, shot, report } = playRun(seed, run);
    const say = (what: string): void => {
      violations.push(`${what}: seed ${seed} run ${run}`);
    };
    if (!report.ok) {
      say(`refused as ${report.code}`);
      continue;
    }
    entries += report.entries.length;
    mostEntries = Math.max(mostEntries, report.entries.length);
    longest = Math.max(longest, report.duration);
    if (report.cutShort) cutShort += 1;
    const overlap = worstOverlapOf(table, report, run % 10 === 0);
    const beyond = beyondWalls(table, report);
    const rise = energyRise(table, shot.disc, report);
    worstOverlap = Math.max(worstOverlap, overlap);
    worstBeyondWall = Math.max(worstBeyondWall, beyond);
    worstEnergyRise = Math.max(worstEnergyRise, rise);
    if (!(overlap <= TOLERANCE)) say(`overlap of ${overlap} mm`);
    if (!(beyond <= TOLERANCE)) say(`${beyond} mm beyond a wall`);
    if (!(rise <= 1e-9)) say(`energy rose by ${rise}`);
    if (!(report.duration <= 5)) say(`lasted ${report.duration} s`);
    if (report.entries.length > MOST_ENTRIES) say(`${report.entries.length} entries`);
    const disorder = disorderOf(table, report);
    if (disorder !== undefined) say(disorder);
    if (run % 10 === 1 && !sameWhenShuffled(table, shot, report)) say("the order of the discs mattered");
    if (run % 10 === 2 && !isSameRenamed(table, shot, report, drawing(run))) say("the names mattered");
    if (run % 1000 === 999) onProgress?.(run + 1);
  }
  return {
    runs,
    entries,
    mostEntries,
    longest,
    cutShort,
    worstOverlap,
    worstBeyondWall,
    worstEnergyRise,
    violations,
  };
}

/** One run by itself, to look at what a violation names. */
export function playRun(seed: number, run: number) {
  const draw = drawing(Math.imul(seed, 0x9e3779b1) + run);
  const table = drawTable(draw, FAMILIES[run % FAMILIES.length] ?? "scattered", draw.of(6, 22, 64));
  const shot = drawFlick(draw, table);
  return { table, shot, report: flick(table, shot) };
}

/** The deepest overlap at any event; between events too where asked, which would show a disc passing through another. */
function worstOverlapOf({ discs }: Table, { tracks, after }: Report, between: boolean): number {
  let worst = worstOverlapAmong(after.discs, after.discs);
  const radii = new Map(discs.map((disc) => [disc.id, disc.radius]));
  const moved = new Set(tracks.map((track) => track.disc));
  const still = discs.filter((disc) => !moved.has(disc.id));
  const events = tracks.flatMap((track) => track.stretches.map((stretch) => stretch.time));
  const times = [...new Set(events)].sort((a, b) => a - b);
  for (const [n, time] of times.entries()) {
    const until = times[n + 1] ?? time;
    for (let part = 0; part < (between ? 8 : 1); part++) {
      const places: Circle[] = [];
      for (const track of tracks) {
        const place = positionAt(track, time + ((until - time) * part) / 8);
        if (place !== undefined) places.push({ ...place, radius: radii.get(track.disc) ?? Number.NaN });
      }
      worst = Math.max(worst, worstOverlapAmong(places, places), worstOverlapAmong(places, still));
    }
  }
  return worst;
}

function worstOverlapAmong(some: readonly Circle[], others: readonly Circle[]): number {
  let worst = Number.NEGATIVE_INFINITY;
  for (const a of some) {
    for (const b of others) {
      const near = a.radius + b.radius + 1;
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      if (a !== b && !(dx * dx + dy * dy > near * near)) worst = Math.max(worst, -gap(a, b));
    }
  }
  return worst;
}

/** Paths are straight between stretches, so looking at their ends is enough. */
function beyondWalls({ board, discs }: Table, { tracks }: Report): number {
  const radii = new Map(discs.map((disc) => [disc.id, disc.radius]));
  let worst = Number.NEGATIVE_INFINITY;
  for (const { disc, stretches, end } of tracks) {
    const radius = radii.get(disc) ?? Number.NaN;
    const inset = (side: keyof typeof board.rims): number => (board.rims[side] === "wall" ? radius : 0);
    for (const { x, y } of [...stretches, end]) {
      worst = Math.max(
        worst,
        inset("left") - x,
        x - board.length + inset("right"),
        inset("top") - y,
        y - board.width + inset("bottom"),
      );
    }
  }
  return worst;
}

/** FLK-BOUND-05, of the discs that change at one time: stricter than the sum over all. */
export function energyRise({ discs }: Table, flicked: string, { tracks }: Report): number {
  const masses = new Map(discs.map((disc) => [disc.id, disc.radius * disc.radius]));
  const before = new Map<number, number>();
  const after = new Map<number, number>();
  const add = (sums: Map<number, number>, time: number, mass: number, v: Point): void => {
    sums.set(time, (sums.get(time) ?? 0) + mass * (v.x * v.x + v.y * v.y));
  };
  for (const { disc, stretches: moving, end, slowdown } of tracks) {
    const mass = masses.get(disc) ?? Number.NaN;
    const stretches = [...moving, { ...end, vx: 0, vy: 0 }];
    for (const [n, stretch] of stretches.entries()) {
      const last = stretches[n - 1];
      if (last === undefined && disc === flicked)
        add(before, stretch.time, mass, { x: stretch.vx, y: stretch.vy });
      if (last !== undefined && last.time !== stretch.time) {
        add(before, stretch.time, mass, velocityAt(last, stretch.time, slowdown));
      }
      if (stretches[n + 1]?.time !== stretch.time)
        add(after, stretch.time, mass, { x: stretch.vx, y: stretch.vy });
    }
  }
  let worst = Number.NEGATIVE_INFINITY;
  for (const [time, energy] of after) {
    if (energy > 0) worst = Math.max(worst, (energy - (before.get(time) ?? 0)) / energy);
  }
  return worst;
}

/** Running numbers, times that never go back, impulses above 0, no number that is none, paths that end in the end state. */
function disorderOf({ discs }: Table, { entries, tracks, after }: Report): string | undefined {
  let time = 0;
  for (const [n, entry] of entries.entries()) {
    if (entry.n !== n) return `entry ${n} is numbered ${entry.n}`;
    if (!(entry.time >= time)) return `entry ${n} goes back in time`;
    if ("impulse" in entry && !(entry.impulse > 0)) return `entry ${n} has the impulse ${entry.impulse}`;
    if (!Number.isFinite(entry.x + entry.y)) return `entry ${n} is nowhere`;
    time = entry.time;
  }
  const ends = new Map(after.discs.map((disc) => [disc.id, disc]));
  for (const { disc, end } of tracks) {
    const lies = ends.get(disc);
    if (end.left !== (lies === undefined)) return `the track of ${disc} does not know whether it left`;
    if (lies !== undefined && (lies.x !== end.x || lies.y !== end.y))
      return `the track of ${disc} ends elsewhere`;
    if (Object.is(end.x, -0) || Object.is(end.y, -0)) return `${disc} lies at -0`;
  }
  const left = entries.filter((entry) => entry.kind === "exit").length;
  return after.discs.length + left === discs.length ? undefined : "a disc was lost";
}

function sameWhenShuffled(table: Table, shot: Flick, report: Report): boolean {
  const reversed = flick({ ...table, discs: [...table.discs].reverse() }, shot);
  return JSON.stringify(reversed) === JSON.stringify(report);
}
