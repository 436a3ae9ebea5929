import { because, type Reason, type Rng, w } from "@ossuaire/kernel";
import { roomOf } from "../content/box.ts";
import type { CatacombsOptions } from "../options.ts";
import type { Chamber, Exit } from "../state.ts";
import { altarsIn, draw, healersIn, type Piles, specialIn } from "./piles.ts";

/** A place on the grid of a labyrinth; north is up, y grows downwards. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** One card in its place. */
export interface Cell extends Place {
  readonly card: string;
}

const ways: Readonly<Record<Exit, readonly [dx: number, dy: number, opposite: Exit]>> = {
  N: [0, -1, "S"],
  E: [1, 0, "W"],
  S: [0, 1, "N"],
  W: [-1, 0, "E"],
};

const directions = ["N", "E", "S", "W"] as const;

/** CAT-RULING-80: the neighbour on the grid, whether there is a way to it or not. */
export function neighbourOf<P extends Place>(
  places: readonly P[],
  { x, y }: Place,
  way: Exit,
): P | undefined {
  const [dx, dy] = ways[way];
  return places.find((place) => place.x === x + dx && place.y === y + dy);
}

/** CAT-VEXIT-02, CAT-VMAZE-09: where the card has an exit, and another card lies behind it. */
export function waysOut<C extends Cell>(cells: readonly C[], from: C): readonly Exit[] {
  return roomOf(from.card).exits.filter((way) => neighbourOf(cells, from, way) !== undefined);
}

/** CAT-VEXIT-04: the old room has this exit, and the new one the opposite. */
export function isPassage(from: Cell, to: Cell, way: Exit): boolean {
  return roomOf(from.card).exits.includes(way) && roomOf(to.card).exits.includes(ways[way][2]);
}

/** All that can be reached from the first card; nobody goes on from the Lord's (CAT-RULING-84). */
function reachable<C extends Cell>(cells: readonly C[]): ReadonlySet<C> {
  const [start] = cells;
  const found = new Set<C>(start === undefined ? [] : [start]);
  for (const cell of found) {
    if (roomOf(cell.card).kind === "lord") continue;
    for (const way of directions) {
      const next = neighbourOf(cells, cell, way);
      if (next !== undefined && isPassage(cell, next, way)) found.add(next);
    }
  }
  return found;
}

/** CAT-VMAZE-02 to 07: what is wrong with a labyrinth of somebody's own, if anything. */
export function faultOfMaze(cells: readonly Cell[]): Reason | undefined {
  const cards = new Set(cells.map(({ card }) => card));
  const places = new Set(cells.map(({ x, y }) => `${x},${y}`));
  if (cards.size < cells.length || places.size < cells.length)
    return because(
      "CAT-VMAZE-01",
      w("une carte ou une place est prise deux fois.", "a card or a place is used twice."),
    );
  const [start] = cells;
  const first = start && roomOf(start.card);
  if (first?.kind !== "combat" || first.level !== 0)
    return because("CAT-VMAZE-05", w("la première salle est de niveau 0.", "the first room is of level 0."));
  const kinds = new Set([...reachable(cells)].map(({ card }) => roomOf(card).kind));
  if (!kinds.has("lord"))
    return because("CAT-VMAZE-02", w("aucun chemin ne mène au Seigneur.", "no path leads to the Lord."));
  if (!kinds.has("merchant") || !kinds.has("healer"))
    return because(
      "CAT-VMAZE-03",
      w(
        "il faut pouvoir atteindre un Marchand et un Guérisseur.",
        "a Merchant and a Healer must be within reach.",
      ),
    );
  return undefined;
}

/** CAT-VMAZE-08: rooms that cannot be reached; the builder is warned of them. */
export function outOfReach<C extends Cell>(cells: readonly C[]): readonly C[] {
  const within = reachable(cells);
  return cells.filter((cell) => !within.has(cell));
}

/** So often the generator begins anew with the same rooms in another order. */
const tries = 200;

/**
 * CAT-VMAZE-01 to 07: grows a labyrinth card by card, each beside one that is there already and with a passage to it,
 * so that every room can be reached. Merchant and Healer come in on the way, the Lord last, as far away as there is room.
 */
export function buildMaze(options: CatacombsOptions, piles: Piles, rng: Rng): Chamber[] {
  const combat = options.mazeRooms - 1;
  const hard = Math.floor(combat / 4);
  const rooms = [
    ...Array.from({ length: combat - hard }, () => draw(piles, 1)),
    ...Array.from({ length: hard }, () => draw(piles, 2)),
  ];
  const start = draw(piles, 0);
  for (let attempt = 0; attempt < tries; attempt++) {
    const inner = rng.shuffled([...rooms, specialIn(options, "merchant"), ...healersIn(options)]);
    const cells = grown(start, inner, [...altarsIn(options), specialIn(options, "lord")], rng);
    if (cells !== undefined) return cells.map((cell, i) => ({ ...cell, open: i === 0, visits: 0 }));
  }
  throw new Error("no labyrinth can be built of these rooms");
}

/** The last cards lie far out, each beside the one before it: an Altar has a passage to the Lord. */
function grown(
  start: string,
  inner: readonly string[],
  last: readonly string[],
  rng: Rng,
): readonly Cell[] | undefined {
  const cells: Cell[] = [{ card: start, x: 0, y: 0 }];
  for (const card of inner) {
    const spots = openings(cells, card);
    if (spots.length === 0) return undefined;
    const { x, y } = rng.one(spots);
    cells.push({ card, x, y });
  }
  for (const [i, card] of last.entries()) {
    const beside = i === 0 ? cells : cells.slice(-1);
    const [far] = openings(cells, card, beside).toSorted((a, b) => distance(b) - distance(a));
    if (far === undefined) return undefined;
    cells.push({ card, ...far });
  }
  return cells;
}

function distance({ x, y }: Place): number {
  return Math.abs(x) + Math.abs(y);
}

/** Free places where this card would have a passage to one of these cards. */
function openings(cells: readonly Cell[], card: string, beside = cells): readonly Place[] {
  const spots = new Map<string, Place>();
  for (const cell of beside) {
    for (const way of directions) {
      const [dx, dy] = ways[way];
      const spot = { x: cell.x + dx, y: cell.y + dy };
      const isTaken = cells.some(({ x, y }) => x === spot.x && y === spot.y);
      if (!isTaken && isPassage(cell, { card, ...spot }, way)) spots.set(`${spot.x},${spot.y}`, spot);
    }
  }
  return [...spots.values()];
}
