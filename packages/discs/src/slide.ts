import { comeBack, type Flick, type FlickOptions, flick, type Report, type Table } from "@ossuaire/flick";
import type { Spot } from "@ossuaire/kernel";

/** What a flick did; what has left the board is not on it any more, but can be brought back. */
export interface Slide extends Pick<Report, "after" | "entries" | "tracks" | "duration"> {
  /** FLK-EXIT-03, 04: what has left comes back where it left, in that order; all but those that are done with. */
  readonly bringBack: (...done: readonly (string | undefined)[]) => Return;
}

interface Return {
  readonly after: Table;
  /** Where those who came back lie, in the order of leaving. */
  readonly spots: readonly Spot[];
}

/** Lets the discs slide until all lie still. Whoever asked for the flick has checked it: a refusal is a mistake. */
export function slide(table: Table, shot: Flick, options?: FlickOptions): Slide {
  const report = flick(table, shot, options);
  if (!report.ok)
    throw new Error(`a flick that was allowed is refused: ${report.code} ${report.ids.join(", ")}`);
  const { after, entries, tracks, duration } = report;
  return { after, entries, tracks, duration, bringBack: (...done) => brought(table, report, done) };
}

function brought(
  { discs }: Table,
  { after, entries }: Report,
  done: readonly (string | undefined)[],
): Return {
  const leavers = entries
    .filter((entry) => entry.kind === "exit")
    .flatMap((exit) => {
      const disc = discs.find(({ id }) => id === exit.disc && !done.includes(id));
      return disc === undefined ? [] : [{ id: disc.id, radius: disc.radius, exit }];
    });
  const { table, spots } = comeBack(after, leavers);
  return {
    after: table,
    spots: leavers.map(({ id }, i) => {
      const spot = spots[i];
      if (!spot?.ok) throw new Error(`no room for ${id}, which lay on this board before`);
      return { piece: id, x: spot.x, y: spot.y };
    }),
  };
}
