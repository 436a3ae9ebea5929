import {
  type Board,
  type Contact,
  type Disc,
  type Flick,
  type FlickOptions,
  flick,
  RADIUS,
  type Refusal,
  type Report,
  type Rim,
  type Table,
} from "../index.ts";

/** Small words for tests: a table, a disc and a flick in one line each. */

export const board = (length: number, width: number, rim: Rim): Board => ({
  length,
  width,
  rims: { left: rim, right: rim, top: rim, bottom: rim },
});

/** FLK-RULING-02: the arena of Conquest and the board of Catacombs. */
export const ARENA = board(610, 355, "wall");
export const DUNGEON = board(480, 320, "open");
/** So large that nothing reaches its edges. */
export const PLAIN = board(1000, 1000, "open");

export const disc = (id: string, x: number, y: number, size: keyof typeof RADIUS = "medium"): Disc => ({
  id,
  x,
  y,
  radius: RADIUS[size],
});

export const pillar = (id: string, x: number, y: number): Disc => ({
  ...disc(id, x, y, "large"),
  fixed: true,
});

export const on = (where: Board, ...discs: readonly Disc[]): Table => ({ board: where, discs });

export const push = (id: string, vx: number, vy = 0): Flick => ({ disc: id, vx, vy });

/** Plays a flick that must not be refused. */
export function play(table: Table, shot: Flick, options: FlickOptions = {}): Report {
  const report = flick(table, shot, options);
  if (!report.ok) throw new Error(`refused: ${report.code} ${report.ids.join(" ")}`);
  return report;
}

/** Plays a flick that must be refused. */
export function refusal(table: Table, shot: Flick): Refusal {
  const report = flick(table, shot);
  if (report.ok) throw new Error("not refused");
  return report;
}

/** Where a disc lies in the end. */
export function end(report: Report, id: string): Disc {
  const found = report.after.discs.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not on the board`);
  return found;
}

export const contacts = (report: Report): Contact[] =>
  report.entries.filter((entry) => entry.kind === "contact");

/** "a-b" for every contact, in order. */
export const pairs = (report: Report): string[] => contacts(report).map((entry) => entry.discs.join("-"));

/** The list in one line: contact a-b, wall a left, exit b top, fall c. */
export const story = (report: Report): string[] =>
  report.entries.map((entry) => {
    switch (entry.kind) {
      case "contact":
        return `contact ${entry.discs.join("-")}`;
      case "fall":
        return `fall ${entry.carrier} ${entry.riders.join("+")}`;
      default:
        return `${entry.kind} ${entry.disc} ${entry.side}`;
    }
  });

/** The velocity of a disc just before and just after an entry, from its track. */
export function velocities(
  report: Report,
  id: string,
  time: number,
): { before: [number, number]; after: [number, number] } {
  const track = report.tracks.find((one) => one.disc === id);
  const stretches = track === undefined ? [] : [...track.stretches, { ...track.end, vx: 0, vy: 0 }];
  let before: [number, number] = [0, 0];
  let after: [number, number] = [0, 0];
  for (const stretch of stretches) {
    if (stretch.time > time) break;
    after = [stretch.vx, stretch.vy];
    if (stretch.time === time) continue;
    const speed = Math.sqrt(stretch.vx * stretch.vx + stretch.vy * stretch.vy);
    const left = speed === 0 ? 0 : Math.max(0, 1 - (2000 * (time - stretch.time)) / speed);
    before = [stretch.vx * left, stretch.vy * left];
  }
  return { before, after };
}
