import {
  type Conquest,
  type ConquestOptions,
  conquest,
  conquestBot,
  type LevelName,
  type ShotKind,
  type Team,
  teamOfSeat,
} from "@ossuaire/conquest";
import { type Bot, fileOf, Match, playBot, type Seat, xoroshiro } from "@ossuaire/kernel";
import { randomBot } from "../random-bot.ts";
import type { AnyFixture, AnyResult } from "../simulation.ts";

export type Player = LevelName | "random";

/** One game of a simulation, as plain data: a worker gets it, and anybody can play it again. */
export interface Fixture extends AnyFixture {
  readonly options: ConquestOptions;
  readonly players: Readonly<Record<Team, Player>>;
  /** The team that begins; alternates, so that neither side has the better of it. */
  readonly first: Team;
}

export interface Result extends AnyResult {
  readonly first: Team;
  readonly players: Readonly<Record<Team, Player>>;
  readonly winner: Team | undefined;
  readonly turns: number;
  readonly answers: number;
  readonly ending: string;
  readonly damage: Readonly<Partial<Record<ShotKind, number>>>;
}

/** Plays a fixture to its end: the same fixture gives the same game on every machine. */
export function play({ number, seed, options, players, first, keep }: Fixture): Result {
  const match = startWith(first, seed, options);
  const rng = xoroshiro.fromSeed(`${match.terms.seed} players`);
  const bots: Readonly<Record<Seat, Bot<Conquest>>> = Object.fromEntries(
    match.seats.map((seat) => [seat, botOf(players[teamOfSeat(options, seat)])]),
  );
  while (match.decision !== undefined) playBot(match, bots, rng);
  const { state, page, outcome } = match;
  const result = {
    number,
    first,
    players,
    winner: outcome?.winners[0] === undefined ? undefined : teamOfSeat(options, outcome.winners[0]),
    turns: state.turn + 1,
    answers: page.number,
    ending: state.ended ?? "",
    damage: damageByShot(match),
  };
  return keep ? { ...result, file: fileOf(match) } : result;
}

/** Chance chooses who begins (CON-ORDER-01), so seeds are tried until it chooses as wished. */
function startWith(first: Team, seed: string, options: ConquestOptions): Match<Conquest> {
  for (let attempt = 0; ; attempt++) {
    const match = Match.start(conquest, { options, seed: `${seed}.${attempt}`, undo: "free" });
    if (match.state.first === first) return match;
  }
}

function botOf(player: Player): Bot<Conquest> {
  return player === "random" ? randomBot : conquestBot(player);
}

/** Tokens lost to each kind of shot: a wound belongs to the last shot that hit. */
function damageByShot(match: Match<Conquest>): Readonly<Partial<Record<ShotKind, number>>> {
  const damage: Partial<Record<ShotKind, number>> = {};
  let shot: ShotKind | undefined;
  for (const { event } of match.pages.flatMap(({ told }) => told)) {
    if (event.type === "hit") shot = event.shot;
    if (event.type === "wounded" && shot !== undefined) damage[shot] = (damage[shot] ?? 0) + event.lost;
  }
  return damage;
}
