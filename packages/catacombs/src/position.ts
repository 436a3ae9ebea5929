import { type Terms, xoroshiro } from "@ossuaire/kernel";
import { radiusOfSize } from "./arena.ts";
import { catacombs } from "./catacombs.ts";
import { allItems, allyOf, isLord, isMonster, monsterOf, roomOf } from "./content/box.ts";
import { type CatacombsOptions, defaultOptions, type HeroId } from "./options.ts";
import { setup } from "./setup.ts";
import { type Fight, type HeroBoard, heroOf, type Phase, type Piece, type State } from "./state.ts";
import type { Catacombs } from "./table.ts";

export type Options = { -readonly [Key in keyof CatacombsOptions]?: CatacombsOptions[Key] };

/** A moment of a fight, for pictures, examples and tests. Pieces that are not named stand out of the way, on the left edge. */
export interface Situation {
  readonly options?: Options;
  /** Which Room card they are in; whichever lies first, if left out. */
  readonly room?: string;
  readonly kind?: Fight["kind"];
  /** On this one everything to the right of x = 235 is free of obstacles. */
  readonly board?: string;
  readonly phase?: Phase;
  readonly round?: number;
  /** Heroes, `familiar`, `skeleton`, `shield`, the Lord, and monsters as `orc-1`. A Hero at null is not on the board. */
  readonly at?: Readonly<Record<string, readonly [x: number, y: number] | null>>;
  /** Monsters that are fire walls. */
  readonly walls?: readonly string[];
  /** Life that is not full, of Heroes, monsters and the Lord. A Hero with 0 is dead and not on the board. */
  readonly life?: Readonly<Record<string, number>>;
  /** In which round a piece became incapacitated. */
  readonly stunned?: Readonly<Record<string, number>>;
  readonly marks?: Readonly<Record<string, Record<string, number>>>;
  /** Monsters on which an ice spike lies. */
  readonly frozen?: readonly string[];
  readonly done?: readonly string[];
  /** Who lies on whom (FLK-STACK-02). */
  readonly on?: Readonly<Record<string, string>>;
  /** What else is different on the boards of Heroes. */
  readonly heroes?: Readonly<Record<HeroId, Partial<HeroBoard>>>;
  readonly state?: Partial<State>;
}

/** The terms of a match that begins in the middle of a fight. */
export function termsOf(situation: Situation, seed: string, undo: Terms["undo"]): Terms<Catacombs> {
  const options = optionsOf(situation.options ?? {});
  const state = setup(options, xoroshiro.fromSeed(seed));
  const { kind = "room", board = "good-intentions", phase = "heroes", round = 1 } = situation;
  for (const [hero, life] of Object.entries(situation.life ?? {})) {
    const found = state.heroes[hero];
    if (found !== undefined) found.life = life;
  }
  if (situation.life?.[state.lord.id] !== undefined) state.lord.life = situation.life[state.lord.id] ?? 0;
  for (const [hero, changed] of Object.entries(situation.heroes ?? {}))
    Object.assign(heroOf(state, hero), changed);
  const rooms = state.rooms.map((one, i) =>
    i === 0 ? { ...one, card: situation.room ?? one.card, open: true, visits: 1 } : one,
  );
  const pieces = piecesOf(state, situation);
  for (const [id, carrier] of Object.entries(situation.on ?? {})) ride(pieces, id, carrier);
  for (const piece of pieces) {
    if (piece.kind !== "monster" && piece.kind !== "wall") continue;
    const { disc } = monsterOf(piece.card);
    state.reserve[disc] = (state.reserve[disc] ?? 0) - 1;
  }
  // Numbers that its monsters bear are taken, so that newcomers get others.
  const numbered: Record<string, number> = {};
  for (const { card, id } of pieces)
    numbered[card] = Math.max(numbered[card] ?? 0, Number(id.slice(card.length + 1)));
  const fight: Fight = { kind, board, arriving: [], pieces, round, attacked: false, numbered };
  const position: State = { ...state, rooms, phase, here: 0, fight, ...situation.state };
  return { options, seed, undo, position };
}

function ride(pieces: readonly Piece[], id: string, carrier: string): void {
  const rider = pieces.find((piece) => piece.id === id);
  const under = pieces.find((piece) => piece.id === carrier);
  if (rider === undefined || under === undefined) throw new Error(`${id} cannot lie on ${carrier}`);
  Object.assign(rider, { on: carrier, x: under.x, y: under.y });
}

function piecesOf(state: State, situation: Situation): Piece[] {
  const { at = {}, walls = [], life = {}, stunned = {}, marks = {}, done = [], frozen = [] } = situation;
  const pieces: Piece[] = [];
  const acting = (id: string) => ({
    done: done.includes(id),
    marks: { ...marks[id] },
    ...(stunned[id] === undefined ? {} : { stunned: stunned[id] }),
  });
  for (const [i, hero] of Object.keys(state.heroes).entries()) {
    const spot = at[hero] === undefined ? ([20, 40 + 80 * i] as const) : at[hero];
    if (spot === null || heroOf(state, hero).life === 0) continue;
    const [x, y] = spot;
    pieces.push({ id: hero, kind: "hero", card: hero, radius: 12.5, x, y, ...acting(hero) });
  }
  for (const [id, spot] of Object.entries(at)) {
    if (spot === null || state.heroes[id] !== undefined) continue;
    const [x, y] = spot;
    const card = kindOf(id);
    if (id === "shield") pieces.push({ id, kind: "shield", card: id, radius: radiusOfSize("large"), x, y });
    else if (isLord(id))
      pieces.push({ id, kind: "lord", card: id, radius: radiusOfSize("large"), x, y, ...acting(id) });
    else if (isMonster(card)) {
      const { size, life: full } = monsterOf(card);
      const radius = radiusOfSize(size);
      if (walls.includes(id)) pieces.push({ id, kind: "wall", card, radius, x, y });
      else pieces.push({ id, kind: "monster", card, radius, x, y, life: life[id] ?? full, ...acting(id) });
    } else {
      const radius = radiusOfSize(allyOf(id).size);
      pieces.push({ id, kind: "ally", card: id, radius, x, y, life: 1, ...acting(id) });
    }
  }
  for (const [i, on] of frozen.entries()) {
    const { x, y } = pieces.find(({ id }) => id === on) ?? { x: 0, y: 0 };
    const spike = { id: `ice-spike-${i + 1}`, card: "ice-spike", radius: radiusOfSize("small") };
    pieces.push({ ...spike, kind: "rider", x, y, on });
  }
  return pieces;
}

/** In a situation a monster is named by its card and a number: `orc-1`. */
function kindOf(id: string): string {
  const end = id.lastIndexOf("-");
  return end < 0 ? id : id.slice(0, end);
}

/** What is different when the Heroes stand before a room. */
export type Ahead = Pick<Situation, "options" | "heroes" | "state">;

/** The terms of a match in which this Room card is the next to be turned up: the first of the layout, unless cards come before it. */
export function termsBefore(
  card: string,
  { options: changed = {}, heroes = {}, state = {} }: Ahead,
  seed: string,
  undo: Terms["undo"],
): Terms<Catacombs> {
  const options = optionsOf(changed);
  const fresh = setup(options, xoroshiro.fromSeed(seed));
  const boards = Object.entries(fresh.heroes).map(([id, board]) => [id, { ...board, ...heroes[id] }]);
  const rooms = fresh.rooms.map((room, i) => (i === 0 ? { ...room, card } : room));
  const position: State = { ...fresh, rooms, heroes: Object.fromEntries(boards), ...state };
  return { options, seed, undo, position };
}

/** A visit to somebody who has no board. */
export interface Visiting extends Pick<Situation, "heroes" | "state"> {
  readonly options?: Partial<CatacombsOptions>;
  /** What the Merchant has turned up; the rest lies in the deck. */
  readonly offer?: readonly string[];
}

/** The terms of a match in the middle of a visit; the gold that Heroes have is not in the bank. */
export function termsVisiting(
  kind: "merchant" | "healer" | "altar",
  { options: changed = {}, heroes = {}, offer = [], state: more = {} }: Visiting,
  seed: string,
  undo: Terms["undo"],
): Terms<Catacombs> {
  const options = optionsOf(changed);
  const state = setup(options, xoroshiro.fromSeed(seed));
  const here = more.here ?? state.rooms.findIndex(({ card }) => roomOf(card).kind === kind);
  for (const room of state.rooms.slice(0, here + 1)) {
    room.open = true;
    room.visits = 1;
  }
  for (const [id, board] of Object.entries(heroes)) {
    Object.assign(heroOf(state, id), board);
    state.bank -= board.gold ?? 0;
  }
  const held = [...offer, ...Object.values(state.heroes).flatMap(({ items }) => items)];
  const equipment = allItems(options)
    .map(({ id }) => id)
    .filter((id) => !held.includes(id));
  const visit = { done: [], discounts: 0 };
  const position: State = { ...state, phase: kind, here, offer: [...offer], equipment, visit, ...more };
  return { options, seed, undo, position };
}

/** The usual options, but for these. */
export function optionsOf(changed: Options): CatacombsOptions {
  const read = catacombs.readOptions({ ...defaultOptions, ...changed });
  if (!read.ok) throw new Error(read.words.en);
  return read.options;
}
