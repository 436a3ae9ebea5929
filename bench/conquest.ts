import { type Conquest, conquest, conquestBot, defaultOptions, tableOf } from "@ossuaire/conquest";
import { flick } from "@ossuaire/flick";
import { finishRandomly, Match, playBot, sightOf, xoroshiro } from "@ossuaire/kernel";
import { type Findings, median, rounded, seconds } from "./figures.ts";

export async function conquestBench(): Promise<Findings> {
  const rounds = Array.from({ length: 7 }, (_, round) => randomGames(round, 20)).slice(2);
  const figures = {
    random_games_per_s: rounded(median(rounds.map(({ perSecond }) => perSecond))),
    answers_per_game: rounded(median(rounds.map(({ answers }) => answers))),
    share_flick: rounded(median(rounds.map(({ flicks }) => flicks))),
    view_us: rounded(1e6 * median(viewTimes())),
    master_decision_ms: rounded(1e3 * median(masterTimes())),
  };
  return {
    figures,
    lines: [
      `random games      ${figures.random_games_per_s} per second on one core, ${figures.answers_per_game} answers each`,
      `  of that, flicks ${(100 * figures.share_flick).toFixed(0)} %; the rest is rules and kernel`,
      `a seat's sight    ${figures.view_us} µs`,
      `a master's answer ${figures.master_decision_ms} ms, median`,
    ],
  };
}

function startOf(seed: string): Match<Conquest> {
  return Match.start(conquest, { options: defaultOptions, seed, undo: "free" });
}

/** Plays whole games, then does their flicks once more on their own to see what share of the time they took. */
function randomGames(round: number, games: number) {
  const matches = Array.from({ length: games }, (_, game) => startOf(`bench ${round} ${game}`));
  const played = seconds(() => {
    for (const match of matches) finishRandomly(match, xoroshiro.fromSeed(`player ${match.terms.seed}`));
  });
  const shots = matches.flatMap(flicksOf);
  const flicked = seconds(() => {
    for (const { table, shot } of shots) flick(table, shot, { tracks: false });
  });
  const answers = matches.reduce((sum, match) => sum + match.page.number, 0) / games;
  return { perSecond: games / played, flicks: flicked / played, answers };
}

function flicksOf({ game, terms, answers }: Match<Conquest>) {
  const again = Match.start(game, terms);
  return answers.flatMap(({ seat, answer }) => {
    const table = tableOf(defaultOptions, again.state.discs);
    again.submit(seat, answer);
    if (answer.kind !== "flick") return [];
    const { piece: disc, vx, vy } = answer;
    return [{ table, shot: { disc, vx, vy } }];
  });
}

/** All that a seat receives after an answer. */
function viewTimes(): readonly number[] {
  const match = startOf("view");
  const rng = xoroshiro.fromSeed("view");
  finishRandomly(match, rng, 100_000);
  return Array.from({ length: 5000 }, () => seconds(() => sightOf(match, "sword", match.page.serial))).slice(
    1000,
  );
}

function masterTimes(): readonly number[] {
  const times: number[] = [];
  const bots = { sword: conquestBot("master"), skull: conquestBot("master") };
  for (let game = 0; game < 6; game++) {
    const match = startOf(`master ${game}`);
    const rng = xoroshiro.fromSeed(`master ${game}`);
    while (match.decision !== undefined) times.push(seconds(() => playBot(match, bots, rng)));
  }
  return times.slice(50);
}
