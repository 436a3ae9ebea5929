import { type Disc, flick, RADIUS, type Report, type Table } from "@ossuaire/flick";

/** What is watched: the discs alone, or more of them and each with whatever an expansion can lay on a disc. */
export type Lay = "plain" | "marked";

/** How many small discs lie in the pack. */
const packs: Readonly<Record<Lay, number>> = { plain: 21, marked: 29 };

/** A very large disc, flicked as hard as rules allow into a pack of very small ones: nothing sets more wood in motion for longer. */
export function hardBreak(lay: Lay): {
  readonly table: Table;
  readonly flicked: string;
  readonly report: Report;
} {
  const small = RADIUS["very-small"];
  const large = RADIUS["very-large"];
  const pack = Array.from({ length: packs[lay] }, (_, n): Disc => {
    const row = Math.floor((Math.sqrt(8 * n + 1) - 1) / 2);
    const place = n - (row * (row + 1)) / 2;
    return {
      id: `d${n}`,
      radius: small,
      x: 220 + row * Math.sqrt(3) * small,
      y: 177.5 + (2 * place - row) * small,
    };
  });
  const shooter: Disc = { id: "shooter", radius: large, x: 220 - small - large - 10, y: 177.5 };
  const rims = { left: "wall", right: "wall", top: "wall", bottom: "wall" } as const;
  const table: Table = { board: { length: 610, width: 355, rims }, discs: [...pack, shooter] };
  const report = flick(table, { disc: shooter.id, vx: 1900, vy: 13 });
  if (!report.ok) throw new Error(report.code);
  return { table, flicked: shooter.id, report };
}

/** How many discs slide at this moment of the flick, in seconds. */
export function movingAt({ tracks }: Report, time: number): number {
  return tracks.filter(({ stretches, slowdown, end }) => {
    const stretch = stretches.findLast((one) => one.time <= time);
    if (stretch === undefined || time >= end.time) return false;
    return Math.hypot(stretch.vx, stretch.vy) / slowdown > time - stretch.time;
  }).length;
}
