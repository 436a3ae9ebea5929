import { type Box, finishRandomly, type Kind, Match, sightOf, xoroshiro } from "@ossuaire/kernel";
import { type Findings, median, rounded, seconds } from "./figures.ts";

/** What can be measured of any game: how fast it is played at random, and what a seat's sight costs. */
export function boxBench<K extends Kind>({ game, usual, person }: Box<K>): Findings {
  const start = (seed: string) => Match.start(game, { options: usual, seed, undo: "free" });
  const rounds = Array.from({ length: 7 }, (_, round) => {
    const matches = Array.from({ length: 20 }, (_one, i) => start(`bench ${round} ${i}`));
    const played = seconds(() => {
      for (const match of matches) finishRandomly(match, xoroshiro.fromSeed(`player ${match.terms.seed}`));
    });
    const answers = matches.reduce((sum, match) => sum + match.page.number, 0);
    return { perSecond: matches.length / played, answers: answers / matches.length };
  }).slice(2);
  const match = start("view");
  finishRandomly(match, xoroshiro.fromSeed("view"));
  const views = Array.from({ length: 2000 }, () => seconds(() => sightOf(match, person, match.page.serial)));
  const figures = {
    random_games_per_s: rounded(median(rounds.map(({ perSecond }) => perSecond))),
    answers_per_game: rounded(median(rounds.map(({ answers }) => answers))),
    view_us: rounded(1e6 * median(views.slice(500))),
  };
  return {
    figures,
    lines: [
      `random games   ${figures.random_games_per_s} per second on one core, ${figures.answers_per_game} answers each`,
      `a seat's sight ${figures.view_us} µs`,
    ],
  };
}
