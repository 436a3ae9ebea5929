import {
  type Catacombs,
  type CatacombsOptions,
  catacombs,
  catacombsBot,
  type LevelName,
  type Side,
} from "@ossuaire/catacombs";
import { type Bot, fileOf, Match, playBot, type Seat, xoroshiro } from "@ossuaire/kernel";
import { randomBot } from "../random-bot.ts";
import type { AnyFixture, AnyResult } from "../simulation.ts";

export type Player = LevelName | "random";

/** One campaign of a simulation, as plain data. */
export interface Fixture extends AnyFixture {
  readonly options: CatacombsOptions;
  /** What makes it differ from the basic game, by name. */
  readonly variant: string;
  readonly players: Readonly<Record<Side, Player>>;
}

export interface Result extends AnyResult {
  readonly lord: string;
  readonly variant: string;
  readonly players: Readonly<Record<Side, Player>>;
  readonly winner: Side | undefined;
  readonly ending: string;
  readonly answers: number;
  /** Rooms entered, the special ones too. */
  readonly rooms: number;
  /** Rounds of each fight, in order. */
  readonly rounds: readonly number[];
  /** Gold paid out to all Heroes. */
  readonly gold: number;
  /** Whose blow, or which wall, cost Heroes their last life point. */
  readonly deaths: Readonly<Record<string, number>>;
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
    lord: options.lord,
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

/** What the events tell: how long fights were, what was earned, what Heroes died of. */
function storyOf(match: Match<Catacombs>): Pick<Result, "rounds" | "gold" | "deaths"> {
  const rounds: number[] = [];
  const deaths: Record<string, number> = {};
  let gold = 0;
  let cause = "";
  for (const { event } of match.pages.flatMap(({ told }) => told)) {
    if (event.type === "set-up") rounds.push(0);
    if (event.type === "turn") rounds[rounds.length - 1] = event.round;
    if (event.type === "paid") gold += event.gold;
    if (event.type === "hit") cause = event.byCard;
    if (event.type === "burnt") cause = "fire-wall";
    if (event.type === "hurt" && event.life === 0 && match.state.heroes[event.piece] !== undefined)
      deaths[cause] = (deaths[cause] ?? 0) + 1;
  }
  return { rounds, gold, deaths };
}
