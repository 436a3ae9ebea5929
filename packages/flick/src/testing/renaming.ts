import type { Flick, Report, Table } from "../index.ts";
import { flick } from "../index.ts";
import type { Draw } from "./draw.ts";

/** FLK-DET-03: do all discs go the same ways, to the bit, when they are called by each other's names and listed otherwise? */
export function isSameRenamed(table: Table, shot: Flick, report: Report, draw: Draw): boolean {
  const shuffled = table.discs.map((disc) => ({ disc, key: draw.share() })).sort((a, b) => a.key - b.key);
  const names = new Map(table.discs.map(({ id }, n) => [id, shuffled[n]?.disc.id ?? ""]));
  const called = (id: string): string => names.get(id) ?? "";
  const discs = shuffled.map(({ disc }) => ({ ...disc, id: called(disc.id) }));
  const other = flick({ ...table, discs }, { ...shot, disc: called(shot.disc) });
  if (!other.ok) return false;
  const ways = new Map(other.tracks.map((track) => [track.disc, JSON.stringify({ ...track, disc: "" })]));
  return (
    report.tracks.length === other.tracks.length &&
    report.entries.length === other.entries.length &&
    report.tracks.every((track) => ways.get(called(track.disc)) === JSON.stringify({ ...track, disc: "" }))
  );
}
