import { type Disc, type Flick, flick, prepare, RADIUS, type Table } from "@ossuaire/flick";
import { type Draw, drawing } from "@ossuaire/flick/testing";

const RIMS = { left: "wall", right: "wall", top: "wall", bottom: "wall" } as const;
const ARENA = { length: 610, width: 355, rims: RIMS } as const;

/** A table and the flicks that are played on it, each from the same start. */
export interface Round {
  readonly table: Table;
  readonly flicks: readonly Flick[];
}

/** 100 tables of an arena with so many discs, 20 flicks on each: medium discs mostly, as in the games. */
export function rounds(discs: number): Round[] {
  const draw = drawing(discs);
  return Array.from({ length: 100 }, () => {
    const table = { board: ARENA, discs: scatter(draw, discs) };
    return { table, flicks: Array.from({ length: 20 }, () => anyFlick(draw, Math.min(4, discs))) };
  });
}

/** 20 medium discs that touch each other, and a hard flick into them. */
export function pack20(): Round {
  const radius = RADIUS.medium;
  const discs: Disc[] = Array.from({ length: 20 }, (_, n) => {
    const row = Math.floor((Math.sqrt(8 * n + 1) - 1) / 2);
    const place = n - (row * (row + 1)) / 2;
    return {
      id: `d${n}`,
      radius,
      x: 300 + row * Math.sqrt(3) * radius,
      y: 177.5 + (2 * place - row) * radius,
    };
  });
  const shooter = { id: "shooter", radius, x: 100, y: 177.5 };
  const flicks = [-2, -1, 0, 1, 2].map((n) => ({ disc: "shooter", vx: 1900, vy: 13 * n }));
  return { table: { board: ARENA, discs: [...discs, shooter] }, flicks };
}

/**
 * The worst there is: 64 medium discs in rows on the smallest walled board, so tight that they can hardly move, or with a
 * little room between the rows; flicked hard, and then again from where that left them.
 */
export function packed64(): Round[] {
  const draw = drawing(64);
  const radius = RADIUS.medium;
  const board = { length: 200, width: 200, rims: RIMS };
  return [0, 0, 1e-6, 1e-4, 0.01, 0.05, 0.1, 0.15].flatMap((room) => {
    const discs: Disc[] = [];
    for (let row = 0; row < 9; row++) {
      for (let n = 0; n < 8 - (row % 2) && discs.length < 64; n++) {
        const x = radius * (1 + 2 * n + (row % 2));
        discs.push({ id: `d${discs.length}`, radius, x, y: radius + row * (Math.sqrt(3) * radius + room) });
      }
    }
    const all: Round[] = [];
    for (let table: Table = { board, discs }; all.length < 4; ) {
      const flicks = Array.from({ length: 4 }, () => ({
        ...anyFlick(draw, 64),
        disc: `d${draw.whole(0, 63)}`,
      }));
      all.push({ table, flicks });
      const [first] = flicks;
      const report = first === undefined ? undefined : flick(table, first);
      if (report?.ok) table = report.after;
    }
    return all;
  });
}

function scatter(draw: Draw, count: number): Disc[] {
  const discs: Disc[] = [];
  while (discs.length < count) {
    const { medium, large, small } = RADIUS;
    const radius = discs.length < 4 ? medium : draw.of(medium, medium, large, small, RADIUS["very-small"]);
    const x = draw.between(radius, ARENA.length - radius);
    const y = draw.between(radius, ARENA.width - radius);
    const disc = { id: `d${discs.length}`, radius, x, y };
    if (prepare({ board: ARENA, discs: [...discs, disc] }).ok) discs.push(disc);
  }
  return discs;
}

function anyFlick(draw: Draw, shooters: number): Flick {
  const { x, y } = draw.direction();
  const speed = draw.between(300, 1900);
  return { disc: `d${draw.whole(0, shooters - 1)}`, vx: Math.round(x * speed), vy: Math.round(y * speed) };
}
