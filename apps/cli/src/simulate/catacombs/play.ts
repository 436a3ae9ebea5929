import {
  type Catacombs,
  type CatacombsOptions,
  catacombs,
  catacombsBot,
  type LevelName,
  type Side,
} from "@ossuaire/catacombs/all";
import { type Bot, fileOf, Match, playBot, type Seat, xoroshiro } from "@ossuaire/kernel";
import { randomBot } from "../random-bot.ts";
import type { AnyFixture, AnyResult } from "../simulation.ts";
import { type Story, storyOf } from "./story.ts";

export type Player = LevelName | "random";

/** One campaign of a simulation, as plain data. */
export interface Fixture extends AnyFixture {
  readonly options: CatacombsOptions;
  /** What makes it differ from the basic game, by name. */
  readonly variant: string;
  readonly players: Readonly<Record<Side, Player>>;
}

export interface Result extends AnyResult, Story {
  /** The expansions on the table, by name. */
  readonly boxes: string;
  readonly lord: string;
  readonly heroes: readonly string[];
  readonly variant: string;
  readonly players: Readonly<Record<Side, Player>>;
  readonly winner: Side | undefined;
  readonly ending: string;
  readonly answers: number;
  /** Rooms entered, the special ones too. */
  readonly rooms: number;
}

/** Plays a fixture to its end: the same fixture gives the same campaign on every machine. */
export function play({ number, seed, options, variant, players, keep }: Fixture): Result {
  const match = Match.start(catacombs, { options, seed, undo: "free" });
  const rng = xoroshiro.fromSeed(`${seed} players`);
  const bots: Record<Seat, Bot<Catacombs>> = {};
  for (const [role, seat] of Object.entries(match.state.roles))
    bots[seat] = botOf(role === "overseer" ? players.overseer : players.heroes);
  while (match.decision !== undefined) playBot(match, bots, rng);
  const { state, page } = match;
  const result = {
    number,
    boxes: options.boxes?.join(" + ") ?? "base",
    lord: options.lord,
    heroes: options.parties.flat(),
    variant,
    players,
    winner: state.ended?.winner,
    ending: state.ended?.why ?? "",
    answers: page.number,
    rooms: state.rooms.reduce((sum, { visits }) => sum + visits, 0),
    ...storyOf(match),
  };
  return keep ? { ...result, file: fileOf(match) } : result;
}

function botOf(player: Player): Bot<Catacombs> {
  return player === "random" ? randomBot : catacombsBot(player);
}
