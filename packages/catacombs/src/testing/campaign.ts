import { flickingAt } from "@ossuaire/discs/testing";
import { Match, type Seat, type Sight, sightOf, xoroshiro } from "@ossuaire/kernel";
import { playing } from "@ossuaire/kernel/testing";
import { radiusOfSize } from "../arena.ts";
import { catacombs } from "../catacombs.ts";
import { allyOf, isLord, isMonster, monsterOf } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import { type CatacombsOptions, defaultOptions } from "../options.ts";
import type { Question } from "../questions.ts";
import { setup } from "../setup.ts";
import { type Fight, type HeroBoard, heroOf, type Phase, type Piece, type State } from "../state.ts";
import type { Catacombs } from "../table.ts";
import { isIdle } from "./idle.ts";

type Options = { -readonly [Key in keyof CatacombsOptions]?: CatacombsOptions[Key] };

/** An ordinary campaign from its very start. */
export function newCampaign(changed: Options = {}, seed = "new"): Campaign {
  return onMatch(Match.start(catacombs, { options: optionsOf(changed), seed, undo: "free" }));
}

function optionsOf(changed: Options): CatacombsOptions {
  const read = catacombs.readOptions({ ...defaultOptions, ...changed });
  if (!read.ok) throw new Error(read.words.en);
  return read.options;
}

/** What a test wants of a fight. Pieces that are not named stand out of the way, on the left edge. */
export interface Situation {
  readonly options?: Options;
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

/** A match in the middle of a fight. */
export function fighting(situation: Situation = {}, seed = "fight"): Campaign {
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
  const [first] = state.rooms;
  if (first !== undefined) {
    first.open = true;
    first.visits = 1;
  }
  const pieces = piecesOf(state, situation);
  for (const [id, carrier] of Object.entries(situation.on ?? {})) ride(pieces, id, carrier);
  for (const piece of pieces) {
    if (piece.kind !== "monster" && piece.kind !== "wall") continue;
    const { disc } = monsterOf(piece.card);
    state.reserve[disc] = (state.reserve[disc] ?? 0) - 1;
  }
  // Numbers that monsters of a test bear are taken, so that newcomers get others.
  const numbered: Record<string, number> = {};
  for (const { card, id } of pieces)
    numbered[card] = Math.max(numbered[card] ?? 0, Number(id.slice(card.length + 1)));
  const fight: Fight = { kind, board, arriving: [], pieces, round, attacked: false, numbered };
  const position: State = { ...state, phase, here: 0, fight, ...situation.state };
  return onMatch(Match.start(catacombs, { options, seed, undo: "free", position }));
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
    const card = id.replace(/-\d+$/, "");
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

export type Campaign = ReturnType<typeof onMatch>;

/** Short words to play any match of Catacombs. */
export function onMatch(match: Match<Catacombs>) {
  const words = playing(match);
  const piece = (id: string): Piece => {
    const found = match.state.fight?.pieces.find((one) => one.id === id);
    if (found === undefined) throw new Error(`${id} is not on the board`);
    return found;
  };
  return {
    ...words,
    piece,
    flickAt: flickingAt(words, piece),
    get state(): State {
      return match.state;
    },
    get asked(): Question {
      return words.asking();
    },
    /** Gives up all that is left of the turn that is on. */
    passTurn(): void {
      const { phase } = match.state;
      const round = match.state.fight?.round;
      while (
        match.outcome === undefined &&
        match.state.phase === phase &&
        match.state.fight?.round === round
      ) {
        const decision = words.asking();
        if (decision.kind !== "choose")
          throw new Error(`${decision.prompt} is asked in the middle of a turn`);
        const idle = decision.options.filter((option) => isIdle(option));
        words.choose((idle.find(({ id }) => id === "pass") ?? idle[0])?.id ?? "");
      }
    },
    isOnBoard: (id: string): boolean => match.state.fight?.pieces.some((one) => one.id === id) ?? false,
    life(id: string): number {
      const hero = match.state.heroes[id];
      if (hero !== undefined) return hero.life;
      if (match.state.lord.id === id) return match.state.lord.life;
      const found = piece(id);
      if (found.kind !== "monster" && found.kind !== "ally") throw new Error(`${id} has no life`);
      return found.life;
    },
    hero: (id: HeroId): HeroBoard => heroOf(match.state, id),
    isStunned(id: string): boolean {
      const found = piece(id);
      return "stunned" in found && found.stunned !== undefined;
    },
    sight: (viewer: Seat): Sight<Catacombs> => sightOf(match, viewer),
  };
}
