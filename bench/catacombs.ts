import {
  allHeroes,
  allLords,
  arenaOf,
  type Catacombs,
  type CatacombsOptions,
  catacombs,
  catacombsBot,
  defaultOptions,
  expansions,
} from "@ossuaire/catacombs/all";
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

export async function catacombsBench(): Promise<Findings> {
  const aimed = campaignsBy(finishAiming, baseGame);
  const blind = campaignsBy(finishRandomly, baseGame);
  const all = campaignsBy(finishAiming, allBoxes);
  const idle = replays();
  const figures = {
    random_campaigns_per_s: aimed.perSecond,
    answers_per_campaign: aimed.answers,
    share_flick: aimed.flicks,
    blind_campaigns_per_s: blind.perSecond,
    blind_answers_per_campaign: blind.answers,
    all_random_campaigns_per_s: all.perSecond,
    all_answers_per_campaign: all.answers,
    all_share_flick: all.flicks,
    replay_us_per_answer: idle.microseconds,
    replay_growth: idle.growth,
    replay_bytes_per_page: idle.bytes,
    view_us: rounded(1e6 * median(viewTimes())),
    overseer_turn_s: rounded(median(overseerTurns(baseGame))),
    all_overseer_turn_s: rounded(median(overseerTurns(allBoxes))),
  };
  return {
    figures,
    lines: [
      `random campaigns  ${figures.random_campaigns_per_s} per second on one core, ${figures.answers_per_campaign} answers each`,
      `  or, if nobody ever takes aim, ${figures.blind_campaigns_per_s} with ${figures.blind_answers_per_campaign} answers`,
      `  of that, flicks ${(100 * figures.share_flick).toFixed(0)} %; the rest is rules and kernel`,
      `  with all boxes ${figures.all_random_campaigns_per_s} with ${figures.all_answers_per_campaign} answers, flicks ${(100 * figures.all_share_flick).toFixed(0)} %`,
      `a link of ${longest} answers, nearly all of them passes, played again: ${figures.replay_us_per_answer} µs an answer`,
      `  that is ${figures.replay_growth} times what an answer of ${longest / 4} takes; ${figures.replay_bytes_per_page} bytes a page`,
      `a seat's sight    ${figures.view_us} µs`,
      `an Overseer's turn in a room of level 2, master: ${figures.overseer_turn_s} s, median`,
      `  with all boxes, in one of ${crowd} discs or more, rats among them: ${figures.all_overseer_turn_s} s`,
    ],
  };
}

/** What is agreed on at the table of the game with this number. */
type Setting = (game: number) => Partial<CatacombsOptions>;

const baseGame: Setting = (game) => ({
  lord: nth(
    allLords().map(({ id }) => id),
    game,
  ),
});

/** All Lords in turn, and four of all Heroes. */
const allBoxes: Setting = (game) => {
  const boxes = expansions();
  const heroes = xoroshiro.fromSeed(`party ${game}`).shuffled(allHeroes({ boxes }).map(({ id }) => id));
  const lord = nth(
    allLords({ boxes }).map(({ id }) => id),
    game,
  );
  return { boxes, parties: [heroes.slice(0, 4)], lord, healer: "maireya" };
};

function nth(ids: readonly string[], n: number): string {
  return ids[n % ids.length] ?? "";
}

function startOf(seed: string, setting: Partial<CatacombsOptions>): Match<Catacombs> {
  return Match.start(catacombs, { options: { ...defaultOptions, ...setting }, seed, undo: "free" });
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

function campaignsBy(finish: Player, setting: Setting) {
  const rounds = Array.from({ length: 6 }, (_, round) => randomCampaigns(finish, setting, round, 8)).slice(1);
  return {
    perSecond: rounded(median(rounds.map(({ perSecond }) => perSecond))),
    answers: rounded(median(rounds.map(({ answers }) => answers))),
    flicks: rounded(median(rounds.map(({ flicks }) => flicks))),
  };
}

/** Plays whole campaigns, then does their flicks once more on their own to see what share of the time they took. */
function randomCampaigns(finish: Player, setting: Setting, round: number, campaigns: number) {
  const matches = Array.from({ length: campaigns }, (_, game) =>
    startOf(`bench ${round} ${game}`, setting(game)),
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
  const match = startOf("view", { lord: "dragon" });
  const rng = xoroshiro.fromSeed("view");
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, catacombsBot("novice")]));
  for (let i = 0; i < 60; i++) playBot(match, bots, rng);
  const look = () => seconds(() => sightOf(match, "seat-2", match.page.serial));
  return Array.from({ length: 5000 }, look).slice(1000);
}

/** So many discs are a crowd. */
const crowd = 15;

/** Whole turns of a master as Overseer, with every monster of a room of level 2 (CAT-VLEN-02: the first room is one). */
function overseerTurns(setting: Setting): readonly number[] {
  const times: number[] = [];
  for (let game = 0; game < 4; game++) {
    const heroes = catacombsBot("novice");
    const { match, rng } = firstFight(setting, game, heroes);
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

/** With boxes on the table the first of many catacombs that begins with a crowd. */
function firstFight(setting: Setting, game: number, bot: Bot<Catacombs>) {
  for (let attempt = 0; ; attempt++) {
    const seed = attempt === 0 ? `overseer ${game}` : `overseer ${game} ${attempt}`;
    const options = setting(game);
    const match = startOf(seed, { ...options, more: [-1, -2, 0] });
    const rng = xoroshiro.fromSeed(seed);
    const bots = Object.fromEntries(match.seats.map((seat) => [seat, bot]));
    if (options.boxes === undefined) return { match, rng };
    while (match.state.phase !== "heroes" && match.state.phase !== "overseer") playBot(match, bots, rng);
    const cards = (match.state.fight?.pieces ?? []).map(({ card }) => card);
    if (cards.length >= crowd && cards.includes("sewer-rat")) return { match, rng };
  }
}

function playTurn(match: Match<Catacombs>, bots: Readonly<Record<Seat, Bot<Catacombs>>>, rng: Rng): void {
  while (match.decision !== undefined && match.state.phase === "overseer") playBot(match, bots, rng);
}
