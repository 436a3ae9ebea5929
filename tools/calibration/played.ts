import { type Catacombs, catacombs, catacombsBot, defaultOptions } from "@ossuaire/catacombs";
import { catacombsStudy } from "@ossuaire/catacombs/study";
import { conquest, conquestBot, defaultOptions as duelOptions } from "@ossuaire/conquest";
import { conquestStudy } from "@ossuaire/conquest/study";
import type { Judge } from "@ossuaire/discs";
import { audience, type Bot, type Kind, Match, playBot, xoroshiro } from "@ossuaire/kernel";
import { type Sample, wonBy } from "@ossuaire/study";

/** A game that is played out to learn what its positions are worth. */
export interface Calibrated {
  readonly judge: Judge;
  /** Plays the game of this number to its end, and gives positions of it with what came of them. */
  play(seed: string, number: number): readonly Sample[];
}

/** Between equals, both as good as practised people. */
const level = "adept";

const lords = ["sorcerer", "lich", "dragon", "gorgon"] as const;

export const calibrated: Readonly<Record<"conquest" | "catacombs", Calibrated>> = {
  conquest: {
    judge: conquestStudy.judge,
    play(seed, number) {
      // The usual pools, and now and then longer games.
      const options = { ...duelOptions, health: [8, 8, 8, 11, 14][number % 5] ?? 8 };
      const match = Match.start(conquest, { options, seed: `${seed} ${number}`, undo: "free" });
      return played(match, conquestBot(level), conquestStudy.judge, 3);
    },
  },
  catacombs: {
    judge: catacombsStudy.judge,
    play(seed, number) {
      const options = { ...defaultOptions, lord: lords[number % lords.length] ?? defaultOptions.lord };
      const match = Match.start(catacombs, { options, seed: `${seed} ${number}`, undo: "free" });
      return played<Catacombs>(match, catacombsBot(level), catacombsStudy.judge, 10);
    },
  },
};

/** One position out of `every` so many. */
function played<K extends Kind>(
  match: Match<K>,
  bot: Bot<K>,
  judge: Judge<K>,
  every: number,
): readonly Sample[] {
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, bot]));
  const rng = xoroshiro.fromSeed(`${match.terms.seed} players`);
  const seen: (readonly number[])[] = [];
  while (match.decision !== undefined) {
    if (match.page.number % every === 0) seen.push(judge.signs(match.game.view(match.state, audience)));
    playBot(match, bots, rng);
  }
  const { outcome } = match;
  if (outcome === undefined) throw new Error("a game without a question is over");
  const won = wonBy(judge, match.game.view(match.state, audience), outcome);
  return seen.map((signs) => ({ signs, won }));
}
