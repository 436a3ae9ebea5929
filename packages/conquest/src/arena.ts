import { type Board, type Disc, RADIUS, type Table } from "@ossuaire/flick";
import type { ConquestOptions } from "./options.ts";
import { isCharacter } from "./teams.ts";

/** A disc in the arena, by its centre in mm. Its size follows from what it is (CON-STICKER-01). */
export interface Piece {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** CON-RULING-03, CON-MAT-02: the inside of the walls, or the mat. */
export const arena = { length: 610, width: 355 } as const;

/** CON-RULING-04: one disc in each corner, 20 mm clear of both walls; half a turn swaps the teams. */
export const startSpots: readonly Piece[] = [
  { id: "s1", x: 32.5, y: 32.5 },
  { id: "s2", x: 32.5, y: 322.5 },
  { id: "c1", x: 577.5, y: 322.5 },
  { id: "c2", x: 577.5, y: 32.5 },
];

/** CON-OBST-01, 02, CON-RULING-05: all five in the middle, in nobody's favour. */
export const crystalSpots: readonly Piece[] = [
  { id: "crystal-1", x: 305, y: 177.5 },
  { id: "crystal-2", x: 225, y: 107.5 },
  { id: "crystal-3", x: 385, y: 107.5 },
  { id: "crystal-4", x: 225, y: 247.5 },
  { id: "crystal-5", x: 385, y: 247.5 },
];

export const crystals: readonly string[] = crystalSpots.map(({ id }) => id);

/** CON-RULING-02. */
export function radiusOf(piece: string): number {
  if (isCharacter(piece)) return RADIUS.medium;
  if (piece === "wave") return RADIUS.large;
  if (piece === "fireball") return RADIUS.small;
  return piece === "missile" || piece === "longbow" ? RADIUS["very-small"] : RADIUS["very-large"];
}

export function boardOf({ border }: Pick<ConquestOptions, "border">): Board {
  return { ...arena, rims: border === "walls" ? walls : edges };
}

const walls = { left: "wall", right: "wall", top: "wall", bottom: "wall" } as const;
const edges = { left: "open", right: "open", top: "open", bottom: "open" } as const;

/** The arena as the physics knows it. */
export function tableOf(options: Pick<ConquestOptions, "border">, pieces: readonly Piece[]): Table {
  return { board: boardOf(options), discs: pieces.map(discOf) };
}

function discOf({ id, x, y }: Piece): Disc {
  return { id, x, y, radius: radiusOf(id) };
}
