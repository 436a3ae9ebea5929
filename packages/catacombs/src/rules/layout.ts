import type { Rng } from "@ossuaire/kernel";
import type { CatacombsOptions } from "../options.ts";
import type { Chamber } from "../state.ts";
import { buildMaze } from "./maze.ts";
import { draw, healersIn, type Piles, pilesOf } from "./piles.ts";

/** CAT-LAYOUT, CAT-VLEN, CAT-VBRANCH, CAT-VMAZE: the Room cards as they lie before the first one is turned up. */
export function layOutRooms(options: CatacombsOptions, rng: Rng): Chamber[] {
  const { layout, scenario } = options;
  if (scenario?.maze !== undefined)
    return scenario.maze.map(({ card, x, y }, i) => ({ card, x, y, open: i === 0, visits: 0 }));
  const piles = pilesOf(options, rng);
  if (layout === "labyrinth") return buildMaze(options, piles, rng);
  return layout === "branching" ? branching(options, piles) : column(options, piles);
}

const merchant = "izchak";
const lair = "lair";

/**
 * CAT-LAYOUT-05 to 11; CAT-VLEN-01, 02, CAT-RULING-86: rooms are added directly after the last one of their level, and
 * the last one of their level is left out first.
 */
function column(options: CatacombsOptions, piles: Piles): Chamber[] {
  const { more } = options;
  const [first, second] = healersIn(options);
  const rooms = (level: 0 | 1 | 2, count: number) => Array.from({ length: count }, () => draw(piles, level));
  const before = Math.min(1, 2 + more[1]);
  const cards = [
    ...rooms(0, 1 + more[0]),
    ...rooms(1, before),
    merchant,
    ...rooms(1, 2 + more[1] - before),
    first,
    ...rooms(2, 1 + more[2]),
    second,
    lair,
  ];
  return cards.filter((card) => card !== undefined).map((card, y) => chamber(card, 0, y));
}

/** CAT-VBRANCH-01 to 08: columns from left to right. */
function branching(options: CatacombsOptions, piles: Piles): Chamber[] {
  const [first = "", second] = healersIn(options);
  const pair = (level: 1 | 2) => [draw(piles, level), draw(piles, level)];
  const columns = [
    [draw(piles, 0)],
    pair(1),
    [merchant],
    pair(1),
    pair(1),
    [first],
    pair(2),
    ...(second === undefined ? [] : [[second]]),
    [lair],
  ];
  return columns.flatMap((cards, x) => cards.map((card, y) => chamber(card, x, y)));
}

function chamber(card: string, x: number, y: number): Chamber {
  return { card, x, y, open: false, visits: 0 };
}
