import { checkSpot, type Demand, type Disc } from "@ossuaire/flick";
import type { Area, Rng, Spot } from "@ossuaire/kernel";
import { arenaOf, length, obstaclesOn, radiusOfSize, width, zoneOf } from "../arena.ts";
import { allyOf, isHero, isLord, isMonster, monsterOf } from "../content/box.ts";
import type { QuestionOf } from "../questions.ts";
import { isNearer } from "../rules/lay-out.ts";
import { lordPiece } from "../rules/newcomers.ts";
import { zoneFor } from "../rules/zone.ts";
import { charactersOf, fightOf, isCharacter, type Piece, type Side, type State, sideOf } from "../state.ts";
import type { Level } from "./level.ts";
import { groundOf, standingOf } from "./standing.ts";

type Arranging = QuestionOf<
  "place-heroes" | "place-monsters" | "place-wanderer" | "place-returned" | "place-arrivals"
>;

/** Spots for several pieces of one side: from where the table suggests, each is moved about as long as that is better. */
export function arranged(
  { pieces, suggestion, about }: Arranging,
  state: State,
  level: Level,
  rng: Rng,
): readonly Spot[] {
  const { gap } = about;
  const cards = new Map(pieces.map(({ piece, card }) => [piece, card]));
  const zones = new Map(pieces.map(({ piece, zone }) => [piece, zone[0]]));
  const spots = new Map(suggestion.map((spot) => [spot.piece, spot]));
  const newcomers = suggestion.map((spot) => pieceFor(state, spot, cards.get(spot.piece) ?? spot.piece));
  const scene = withPieces(state, [...newcomers, ...phantoms(state, rng)]);
  const rate = rating(scene, newcomers.some(({ kind }) => kind === "hero") ? "heroes" : "overseer", level);
  const base = groundOf(scene);
  const ground = {
    x: (id: string) => spots.get(id)?.x ?? base.x(id),
    y: (id: string) => spots.get(id)?.y ?? base.y(id),
  };
  const fixed = [
    ...obstaclesOn(fightOf(state).board),
    ...fightOf(state).pieces.filter(({ on }) => on === undefined),
  ];
  let best = rate(ground);
  for (let i = 0; i < level.spots; i++) {
    const { id, radius } = rng.one(newcomers);
    const old = spots.get(id);
    const zone = zones.get(id);
    if (old === undefined || zone?.shape !== "rectangle") continue;
    const wish = i % 2 === 0 ? anywhere(zone, rng) : nearby(zone, old, rng);
    const others = newcomers.filter((one) => one.id !== id).map((one) => ({ ...one, ...spots.get(one.id) }));
    if (!isFree({ ...wish, id, radius }, [...fixed, ...others], gap)) continue;
    spots.set(id, { piece: id, ...wish });
    const rated = rate(ground);
    if (rated > best) best = rated;
    else spots.set(id, old);
  }
  return suggestion.map((spot) => spots.get(spot.piece) ?? spot);
}

/** Heroes who place before the monsters imagine these somewhere in their zone. */
function phantoms(state: State, rng: Rng): readonly Piece[] {
  const { arriving, kind, pieces } = fightOf(state);
  if (pieces.some((piece) => isCharacter(piece) && sideOf(piece) === "overseer")) return [];
  const { x, y, length: long, width: wide } = zoneFor(state, "overseer");
  const somewhere = () => ({ x: x + rng.int(20, long - 20), y: y + rng.int(20, wide - 20) });
  const monsters = arriving.map((card, i) =>
    pieceFor(state, { piece: `${card}-${i + 1}`, ...somewhere() }, card),
  );
  return kind === "lord" ? [...monsters, { ...lordPiece(state), ...somewhere() }] : monsters;
}

/** How good a layout is for the side that places: the Heroes begin, whoever has placed first. */
function rating(state: State, side: Side, level: Level): (ground: ReturnType<typeof groundOf>) => number {
  const standing = standingOf(state, "overseer", level.hand);
  return (ground) => (side === "heroes" ? -1 : 1) * standing(ground, [], []);
}

/** A piece as it would stand on the board. */
function pieceFor(state: State, { piece: id, x, y }: Spot, card: string): Piece {
  const acting = { id, card, x, y, done: true, marks: {} };
  if (isHero(card)) return { ...acting, kind: "hero", radius: radiusOfSize("medium") };
  if (isLord(card)) return { ...lordPiece(state), x, y };
  if (card === "shield") return { id, x, y, kind: "shield", card, radius: radiusOfSize("large") };
  const kind = isMonster(card) ? "monster" : "ally";
  const { size, life } = kind === "monster" ? monsterOf(card) : allyOf(card);
  return { ...acting, kind, life, radius: radiusOfSize(size) };
}

function withPieces(state: State, more: readonly Piece[]): State {
  const fight = fightOf(state);
  return { ...state, fight: { ...fight, pieces: [...fight.pieces, ...more] } };
}

type Rectangle = Extract<Area, { shape: "rectangle" }>;

interface Point {
  readonly x: number;
  readonly y: number;
}

function anywhere({ x, y, width: wide, height }: Rectangle, rng: Rng): Point {
  return { x: x + (rng.int(0, 1000) / 1000) * wide, y: y + (rng.int(0, 1000) / 1000) * height };
}

/** A good place can often be bettered by a little. */
function nearby(zone: Rectangle, from: Point, rng: Rng): Point {
  const x = Math.min(Math.max(from.x + rng.int(-25, 25), zone.x), zone.x + zone.width);
  const y = Math.min(Math.max(from.y + rng.int(-25, 25), zone.y), zone.y + zone.height);
  return { x, y };
}

function isFree({ x, y, radius }: Disc, others: readonly Disc[], gap: number): boolean {
  const inset = radius + gap;
  const isOn = x >= inset && x <= length - inset && y >= inset && y <= width - inset;
  return isOn && !others.some((disc) => isNearer(disc, x, y, inset));
}

interface Found {
  readonly spot: Spot;
  /** What this is worth to its side, beside not being there. */
  readonly gain: number;
}

/** The best spot found for one piece in the ring around another. */
export function spotFor(
  state: State,
  { piece, card }: { readonly piece: string; readonly card: string },
  ring: Area | undefined,
  level: Level,
  rng: Rng,
  demand?: Demand,
): Found | undefined {
  if (ring?.shape !== "ring") return undefined;
  const { x, y, inner, outer } = ring;
  const spots = Array.from({ length: 6 * level.deeds }, () => {
    const [dx, dy] = [rng.int(-1000, 1000) / 1000, rng.int(1, 1000) / 1000];
    const reach = inner + (rng.int(1, 999) / 1000) * (outer - inner);
    const share = ((rng.int(0, 1) * 2 - 1) * reach) / Math.sqrt(dx * dx + dy * dy);
    return { piece, x: x + dx * share, y: y + dy * share };
  });
  return bestOf(state, spots, card, level, demand);
}

/** Who gains most by being put elsewhere outside the Monster zone, and where. */
export function teleportOf(state: State, level: Level, rng: Rng, whom?: string): Found | undefined {
  const monsters = zoneOf("overseer", fightOf(state).kind === "camp");
  const zone =
    monsters.x === 0
      ? { x: monsters.length, length: length - monsters.length }
      : { x: 0, length: monsters.x };
  const heroes = charactersOf(state, "heroes").filter(
    ({ kind, id }) => kind === "hero" && (whom ?? id) === id,
  );
  const found = heroes.flatMap(({ id, card, radius }) => {
    const spots = Array.from({ length: level.deeds * 3 }, () => ({
      piece: id,
      x: zone.x + radius + (rng.int(0, 1000) / 1000) * (zone.length - 2 * radius),
      y: radius + (rng.int(0, 1000) / 1000) * (width - 2 * radius),
    }));
    const one = bestOf(state, spots, card, level);
    return one === undefined ? [] : [one];
  });
  return found.toSorted((a, b) => b.gain - a.gain)[0];
}

function bestOf(
  state: State,
  spots: readonly Spot[],
  card: string,
  level: Level,
  demand?: Demand,
): Found | undefined {
  const fight = fightOf(state);
  const [first] = spots;
  if (first === undefined) return undefined;
  const newcomer = pieceFor(state, first, card);
  const bare = { ...state, fight: { ...fight, pieces: fight.pieces.filter(({ id }) => id !== first.piece) } };
  const arena = arenaOf(fight.board, bare.fight.pieces);
  const side = isCharacter(newcomer) ? sideOf(newcomer) : "heroes";
  const before = standingOf(state, side, level.hand)(groundOf(state), [], []);
  let best: Found | undefined;
  for (const spot of spots) {
    const { piece: id, x, y } = spot;
    if (!checkSpot(arena, { id, radius: newcomer.radius, x, y }, demand).ok) continue;
    const scene = withPieces(bare, [{ ...newcomer, x, y }]);
    const gain = standingOf(scene, side, level.hand)(groundOf(scene), [], []) - before;
    if (best === undefined || gain > best.gain) best = { spot, gain };
  }
  return best;
}
