import { type DarkReign, darkReign, darkReignBox, defaultOptions } from "@ossuaire/dark-reign";
import {
  crowd,
  exploreOn,
  randomHand,
  safeDarkReign,
  sightsOn,
  startQuest,
  temperOf,
} from "@ossuaire/dark-reign/fuzz";
import { type Bot, Match, playBot, playRandomly, type Seat, sightOf, xoroshiro } from "@ossuaire/kernel";
import { type Findings, median, processorSeconds, rounded, seconds } from "./figures.ts";

export async function darkReignBench(): Promise<Findings> {
  const quests = randomQuests();
  const board = wideBoard();
  const figures = {
    random_quests_per_s: quests.perSecond,
    answers_per_quest: quests.answers,
    view_us: rounded(1e6 * median(viewTimes(board))),
    zones: board.state.zones.length,
    sights_per_s: rounded(lines / processorSeconds(() => sightsOn(board.state, lines))),
    mj_turn_ms: rounded(1e3 * median(masterTurns())),
    hero_turn_s: rounded(median(heroTurns())),
  };
  return {
    figures,
    lines: [
      `random quests     ${figures.random_quests_per_s} per second on one core, ${figures.answers_per_quest} answers each`,
      `a hero's view     ${figures.view_us} µs, on ${figures.zones} zones`,
      `lines of sight    ${figures.sights_per_s} per second on that board`,
      `an MJ turn with ${groups} groups of rats: ${figures.mj_turn_ms} ms, median`,
      `an activation of a hero, master: ${figures.hero_turn_s} s, median`,
    ],
  };
}

/** The quests that are counted, by their numbers; so many others are played before that the compiler is done with most of it. */
const counted = { first: 40, last: 79 };
const played = 160;

function randomQuests(): { readonly perSecond: number; readonly answers: number } {
  let answers = 0;
  const play = (number: number) => {
    const match = startQuest(1, number);
    const rng = xoroshiro.fromSeed(`bench ${number}`);
    while (match.decision !== undefined) {
      const { seat, answer } = randomHand(match, rng, temperOf(number));
      match.submit(seat, answer);
    }
    answers += match.page.number;
  };
  const { first, last } = counted;
  const count = last - first + 1;
  for (let number = 0; number < played; number++) if (number < first || number > last) play(number);
  answers = 0;
  const time = processorSeconds(() => {
    for (let number = first; number <= last; number++) play(number);
  });
  return { perSecond: rounded(count / time), answers: rounded(answers / count) };
}

/** Ten zones, or as many as a very long quest with a secondary one has brought to light after a while. */
function wideBoard(): Match<DarkReign> {
  const options = { ...defaultOptions, length: "very-long", side: "nest", town: false } as const;
  const match = Match.start(safeDarkReign, { options, seed: "wide", undo: "free" });
  const rng = xoroshiro.fromSeed("wide");
  for (let answers = 0; match.state.zones.length < 10 && answers < 20_000; answers++) exploreOn(match, rng);
  return match;
}

function viewTimes({ state }: Match<DarkReign>): readonly number[] {
  const [hero = ""] = state.options.heroes;
  return Array.from({ length: 300 }, () => seconds(() => darkReign.view(state, hero))).slice(100);
}

const lines = 2_000_000;
const groups = 12;

/** From the first question to the last of a turn of the MJ; heroes answer what they are asked in between at random. */
function masterTurns(): readonly number[] {
  const bot = botOf("adept");
  return Array.from({ length: 15 }, (_, i) => {
    const match = crowd(groups);
    const rng = xoroshiro.fromSeed(`turn ${i}`);
    return processorSeconds(() => {
      while (match.decision !== undefined && match.state.turn.side === "mj")
        if (match.decision.seats.includes("mj")) playBot(match, { mj: bot }, rng);
        else playRandomly(match, rng);
    });
  }).slice(5);
}

/** The time that a master takes for all answers of one hero's activation. */
function heroTurns(): readonly number[] {
  const bot = botOf("master");
  const times: number[] = [];
  for (const quest of ["well", "orb"] as const) {
    const options = { ...defaultOptions, quest, town: false };
    const match = Match.start(darkReign, { options, seed: `master ${quest}`, undo: "free" });
    const rng = xoroshiro.fromSeed(`master ${quest}`);
    const bots: Readonly<Record<Seat, Bot<DarkReign>>> = Object.fromEntries(
      match.seats.map((seat) => [seat, bot]),
    );
    let acting: string | undefined;
    for (let answers = 0; match.decision !== undefined && answers < 1_500; answers++) {
      const { acting: now, side } = match.state.turn;
      const [seat = ""] = match.decision.seats;
      const isHero = side === "heroes" && seat === now;
      const time = isHero
        ? processorSeconds(() => void bot(sightOf(match, seat, match.page.serial), rng))
        : 0;
      if (isHero && now === acting) times.push((times.pop() ?? 0) + time);
      else if (isHero) times.push(time);
      acting = now;
      playBot(match, bots, rng);
    }
  }
  return times;
}

function botOf(level: string): Bot<DarkReign> {
  const bot = darkReignBox.bot(level);
  if (bot === undefined) throw new Error(`there is no bot of level ${level}`);
  return bot;
}
