import { arenaOf, type Catacombs, catacombs, catacombsBot, defaultOptions } from "@ossuaire/catacombs/all";
import { randomHand } from "@ossuaire/catacombs/testing";
import { flick } from "@ossuaire/flick";
import {
  type Bot,
  finishRandomly,
  Match,
  playBot,
  type Rng,
  type Seat,
  sightOf,
  xoroshiro,
} from "@ossuaire/kernel";
import { type Findings, median, rounded, seconds } from "./figures.ts";
import { longest, replays } from "./idle-campaign.ts";

const lords = ["sorcerer", "gorgon", "lich", "dragon"];

export async function catacombsBench(): Promise<Findings> {
  const aimed = campaignsBy(finishAiming);
  const blind = campaignsBy(finishRandomly);
  const idle = replays();
  const figures = {
    random_campaigns_per_s: aimed.perSecond,
    answers_per_campaign: aimed.answers,
    share_flick: aimed.flicks,
    blind_campaigns_per_s: blind.perSecond,
    blind_answers_per_campaign: blind.answers,
    replay_us_per_answer: idle.microseconds,
    replay_growth: idle.growth,
    replay_bytes_per_page: idle.bytes,
    view_us: rounded(1e6 * median(viewTimes())),
    overseer_turn_s: rounded(median(overseerTurns())),
  };
  return {
    figures,
    lines: [
      `random campaigns  ${figures.random_campaigns_per_s} per second on one core, ${figures.answers_per_campaign} answers each`,
      `  or, if nobody ever takes aim, ${figures.blind_campaigns_per_s} with ${figures.blind_answers_per_campaign} answers`,
      `  of that, flicks ${(100 * figures.share_flick).toFixed(0)} %; the rest is rules and kernel`,
      `a link of ${longest} answers, nearly all of them passes, played again: ${figures.replay_us_per_answer} µs an answer`,
      `  that is ${figures.replay_growth} times what an answer of ${longest / 4} takes; ${figures.replay_bytes_per_page} bytes a page`,
      `a seat's sight    ${figures.view_us} µs`,
      `an Overseer's turn in a room of level 2, master: ${figures.overseer_turn_s} s, median`,
    ],
  };
}

function startOf(seed: string, lord: string): Match<Catacombs> {
  return Match.start(catacombs, { options: { ...defaultOptions, lord }, seed, undo: "free" });
}

type Player = (match: Match<Catacombs>, rng: Rng) => void;

/** The random player of the fuzz, whose flicks go at an enemy half of the time: so a campaign visits what it has. */
function finishAiming(match: Match<Catacombs>, rng: Rng): void {
  const temper = { heroesAim: 50, overseerAims: 50, prefer: () => false };
  while (match.decision !== undefined) {
    const { seat, answer } = randomHand(match, rng, temper);
    match.submit(seat, answer);
  }
}

function campaignsBy(finish: Player) {
  const rounds = Array.from({ length: 6 }, (_, round) => randomCampaigns(finish, round, 8)).slice(1);
  return {
    perSecond: rounded(median(rounds.map(({ perSecond }) => perSecond))),
    answers: rounded(median(rounds.map(({ answers }) => answers))),
    flicks: rounded(median(rounds.map(({ flicks }) => flicks))),
  };
}

/** Plays whole campaigns, then does their flicks once more on their own to see what share of the time they took. */
function randomCampaigns(finish: Player, round: number, campaigns: number) {
  const matches = Array.from({ length: campaigns }, (_, game) =>
    startOf(`bench ${round} ${game}`, lords[game % lords.length] ?? ""),
  );
  const played = seconds(() => {
    for (const match of matches) finish(match, xoroshiro.fromSeed(`player ${match.terms.seed}`));
  });
  const shots = matches.flatMap(flicksOf);
  const flicked = seconds(() => {
    for (const { table, shot } of shots) flick(table, shot, { tracks: false });
  });
  const answers = matches.reduce((sum, match) => sum + match.page.number, 0) / campaigns;
  return { perSecond: campaigns / played, flicks: flicked / played, answers };
}

function flicksOf({ game, terms, answers }: Match<Catacombs>) {
  const again = Match.start(game, terms);
  return answers.flatMap(({ seat, answer }) => {
    const { fight } = again.state;
    const table = fight && arenaOf(fight.board, fight.pieces);
    again.submit(seat, answer);
    if (answer.kind !== "flick" || table === undefined) return [];
    const { piece: disc, vx, vy } = answer;
    return [{ table, shot: { disc, vx, vy } }];
  });
}

/** All that a seat receives after an answer, in the middle of a fight. */
function viewTimes(): readonly number[] {
  const match = startOf("view", "dragon");
  const rng = xoroshiro.fromSeed("view");
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, catacombsBot("novice")]));
  for (let i = 0; i < 60; i++) playBot(match, bots, rng);
  const look = () => seconds(() => sightOf(match, "seat-2", match.page.serial));
  return Array.from({ length: 5000 }, look).slice(1000);
}

/** Whole turns of a master as Overseer, with every monster of a room of level 2 (CAT-VLEN-02: the first room is one). */
function overseerTurns(): readonly number[] {
  const times: number[] = [];
  for (let game = 0; game < 4; game++) {
    const options = { ...defaultOptions, lord: lords[game] ?? "", more: [-1, -2, 0] } as const;
    const match = Match.start(catacombs, { options, seed: `overseer ${game}`, undo: "free" });
    const rng = xoroshiro.fromSeed(`overseer ${game}`);
    const heroes = catacombsBot("novice");
    const bots = {
      ...Object.fromEntries(match.seats.map((seat) => [seat, heroes])),
      "seat-1": catacombsBot("master"),
    };
    for (let turns = 0; turns < 6 && match.decision !== undefined; ) {
      if (match.state.phase !== "overseer") playBot(match, bots, rng);
      else {
        times.push(seconds(() => playTurn(match, bots, rng)));
        turns++;
      }
    }
  }
  return times;
}

function playTurn(match: Match<Catacombs>, bots: Readonly<Record<Seat, Bot<Catacombs>>>, rng: Rng): void {
  while (match.decision !== undefined && match.state.phase === "overseer") playBot(match, bots, rng);
}
