import { type Disc, type Board as Ground, RADIUS, type Rider, type Table } from "@ossuaire/flick";
import type { Area } from "@ossuaire/kernel";
import { boardOf } from "./content/box.ts";
import type { Size } from "./kinds.ts";
import type { Piece, Side } from "./state.ts";

/** CAT-GAP-04, CAT-RULING-05: in mm; a board has no rim. */
export const length = 480;
export const width = 320;

export const ground: Ground = {
  length,
  width,
  rims: { left: "open", right: "open", top: "open", bottom: "open" },
};

/** CAT-GAP-02. */
export function radiusOfSize(size: Size): number {
  return RADIUS[size === "tiny" ? "very-small" : size];
}

/** A rectangle of the board. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

/** CAT-SETUP-09, CAT-GAP-05: the Heroes start on the left, the Overseer sits on the right. */
const heroZone: Zone = { x: 0, y: 0, length: length / 6, width };
const monsterZone: Zone = { x: (length * 2) / 3, y: 0, length: length / 3, width };

/** CAT-VCAMP-11: in a camp fight the zones are swapped. */
export function zoneOf(side: Side, swapped: boolean): Zone {
  return (side === "heroes") === swapped ? monsterZone : heroZone;
}

/** Where the centre of a disc may be that lies wholly in the zone. */
export function areaIn(zone: Zone, radius: number): Extract<Area, { shape: "rectangle" }> {
  return {
    shape: "rectangle",
    x: zone.x + radius,
    y: zone.y + radius,
    width: zone.length - 2 * radius,
    height: zone.width - 2 * radius,
  };
}

/** CAT-PHASE-08, CAT-RULING-15: a fixed disc in every hole. */
export function obstaclesOn(board: string): readonly Disc[] {
  const known = obstacles.get(board);
  if (known !== undefined) return known;
  const radius = radiusOfSize("large");
  const discs = boardOf(board).obstacles.map(
    ([x, y], i): Disc => ({ id: `obstacle-${i + 1}`, x, y, radius, fixed: true }),
  );
  obstacles.set(board, discs);
  return discs;
}

const obstacles = new Map<string, readonly Disc[]>();

type Body = Pick<Piece, "id" | "x" | "y" | "radius"> & Partial<Pick<Piece, "kind" | "on">>;

/**
 * The board with all that lies on it, as the physics knows it. What lies on a disc has no body; of such, only riders are
 * told, since nobody else falls off.
 */
export function arenaOf(board: string, pieces: readonly Body[]): Table {
  const discs = [...obstaclesOn(board), ...pieces.filter(({ on }) => on === undefined).map(discOf)];
  const riders = pieces.flatMap(({ id, radius, kind, on: carrier }): readonly Rider[] =>
    kind === "rider" && carrier !== undefined ? [{ id, radius, carrier }] : [],
  );
  return riders.length === 0 ? { board: ground, discs } : { board: ground, discs, riders };
}

function discOf({ id, x, y, radius }: Body): Disc {
  return { id, x, y, radius };
}
