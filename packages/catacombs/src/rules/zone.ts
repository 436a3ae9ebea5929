import { objecting } from "@ossuaire/discs";
import type { Disc } from "@ossuaire/flick";
import {
  because,
  figure,
  type Objection,
  type RuleId,
  type Script,
  type Seat,
  type Spot,
  type Words,
  w,
} from "@ossuaire/kernel";
import { areaIn, length, obstaclesOn, width, type Zone, zoneOf } from "../arena.ts";
import type { Newcomer } from "../state.ts";
import { type Fight, fightOf, type Open, type Side } from "../state.ts";
import { type CatacombsTable, place } from "../table.ts";
import { besideZone, gapTo, isNearer, layOut, type Taken } from "./lay-out.ts";

/** CAT-VCAMP-11. */
export function zoneFor(state: Pick<Open, "fight" | "phase">, side: Side): Zone {
  return zoneOf(side, fightOf(state).kind === "camp");
}

/** What newcomers must not lie on: obstacles, and the pieces that stand already. */
export function takenOn({ board, pieces }: Fight): readonly Taken[] {
  return [...obstaclesOn(board), ...pieces.filter(({ on }) => on === undefined)];
}

/**
 * CAT-RULING-63: asks for a spot in the zone for each newcomer. Those for whom a full zone has no room are put beside it,
 * as near as can be.
 */
export function* placeInZone(
  table: CatacombsTable,
  asking: {
    readonly seats: Seat;
    readonly prompt:
      | "place-heroes"
      | "place-monsters"
      | "place-wanderer"
      | "place-returned"
      | "place-arrivals";
    readonly rule: RuleId;
  },
  newcomers: readonly Newcomer[],
  zone: Zone,
  gap: number,
): Script<readonly Spot[]> {
  const taken = takenOn(fightOf(table.state));
  const suggestion = layOut(newcomers, zone, taken, gap);
  if (suggestion === undefined) {
    const [last, ...before] = newcomers.toReversed();
    if (last === undefined) throw new Error("nobody always has room");
    const fitting =
      before.length === 0 ? [] : yield* placeInZone(table, asking, before.toReversed(), zone, gap);
    return [...fitting, besideZone(last, zone, [...taken, ...discsAt(fitting, newcomers)])];
  }
  const placings = newcomers.map(({ id, card, radius }) => ({
    piece: id,
    card,
    radius,
    zone: [areaIn(zone, radius)],
  }));
  return yield* place({ ...asking, about: { gap }, suggestion }, placings, (spots) =>
    crowding(discsAt(spots, newcomers), taken, gap),
  );
}

function discsAt(spots: readonly Spot[], newcomers: readonly Newcomer[]): readonly Disc[] {
  const radii = new Map(newcomers.map(({ id, radius }) => [id, radius]));
  return spots.map(({ piece, x, y }) => ({ id: piece, radius: radii.get(piece) ?? 0, x, y }));
}

/** Over nobody, and no nearer to others and to the edges than the gap allows (CAT-VFAIR-02 to 04). */
function crowding(discs: readonly Disc[], taken: readonly Taken[], gap: number): Objection | undefined {
  for (const [i, { x, y, radius }] of discs.entries()) {
    const others = [...taken, ...discs.slice(i + 1)];
    if (others.some((disc) => isNearer(disc, x, y, radius)))
      return objecting("overlap", { overlap: { rule: "CAT-RULING-63" } });
    const inset = radius + gap - 0.001;
    const isAway = x >= inset && x <= length - inset && y >= inset && y <= width - inset;
    const near = others.find((disc) => isNearer(disc, x, y, radius + gapTo(disc, gap)));
    const whom = isAway ? near && (near.fixed ? "obstacle" : "monster") : "edge";
    if (whom !== undefined) return objecting("too-close", { "too-close": tooClose[whom](figure(gap)) });
  }
  return undefined;
}

/** CAT-VFAIR-02 to 04, CAT-RULING-85: the gap is 2.5 cm, or the largest for which there is room. */
const tooClose = {
  monster: ({ fr, en }: Words) =>
    because(
      "CAT-VFAIR-02",
      w(`Il faut ${fr} mm entre deux monstres.`, `Two monsters must be ${en} mm apart.`),
    ),
  obstacle: ({ fr, en }: Words) =>
    because(
      "CAT-VFAIR-03",
      w(`Il faut ${fr} mm entre un monstre et un obstacle.`, `A monster must be ${en} mm from an obstacle.`),
    ),
  edge: ({ fr, en }: Words) =>
    because(
      "CAT-VFAIR-04",
      w(`Il faut ${fr} mm entre un monstre et le bord.`, `A monster must be ${en} mm from the edge.`),
    ),
} as const;
