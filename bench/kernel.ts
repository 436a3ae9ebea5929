import { xoroshiro } from "@ossuaire/kernel";
import { bytesInUse, type Findings, median, rounded, seconds } from "./figures.ts";
import { musterMatch } from "./muster.ts";
import { playOnBoardgameIo, playOnKernel } from "./tic-tac-toe.ts";

export async function kernelBench(): Promise<Findings> {
  const pace = comparePace();
  const fork = compareFork();
  const mb = megabytesOfMatches();
  const figures = {
    decisions_per_s: rounded(pace.kernel),
    boardgame_io_per_s: rounded(pace.boardgameIo),
    vs_boardgame_io: rounded(pace.ratio),
    fork_us: rounded(fork.microseconds),
    fork_vs_structured_clone: rounded(fork.ratio),
    mb_per_1000_matches: rounded(mb),
  };
  return {
    figures,
    lines: [
      "tic-tac-toe, random legal moves, median of rounds",
      `  kernel          ${figures.decisions_per_s} decisions/s`,
      `  boardgame.io    ${figures.boardgame_io_per_s} decisions/s`,
      `  ratio           ${figures.vs_boardgame_io}`,
      "a match of thirty pieces and two decks, in the middle of a step",
      `  fork            ${figures.fork_us} µs`,
      `  structuredClone of its state takes ${figures.fork_vs_structured_clone} times as long`,
      `  1,000 matches   ${figures.mb_per_1000_matches} MB`,
    ],
  };
}

function comparePace() {
  const rounds = Array.from({ length: 9 }, (_, round) => ({
    kernel: pace((rng) => playOnKernel(2000, rng), `round ${round}`),
    boardgameIo: pace((rng) => playOnBoardgameIo(100, rng), `round ${round}`),
  })).slice(2);
  return {
    kernel: median(rounds.map(({ kernel }) => kernel)),
    boardgameIo: median(rounds.map(({ boardgameIo }) => boardgameIo)),
    ratio: median(rounds.map(({ kernel, boardgameIo }) => kernel / boardgameIo)),
  };
}

function pace(play: (rng: ReturnType<typeof xoroshiro.fromSeed>) => number, seed: string): number {
  const rng = xoroshiro.fromSeed(seed);
  let answers = 0;
  const took = seconds(() => {
    answers = play(rng);
  });
  return answers / took;
}

/** Single forks are timed, not batches: the median of many is what a bot waits for. */
function compareFork() {
  const match = musterMatch("fork", 101);
  const { state } = match;
  const rounds = Array.from({ length: 20_000 }, () => ({
    fork: seconds(() => match.fork()),
    clone: seconds(() => structuredClone(state)),
  })).slice(5_000);
  const fork = median(rounds.map((round) => round.fork));
  const clone = median(rounds.map((round) => round.clone));
  return { microseconds: fork * 1e6, ratio: clone / fork };
}

function megabytesOfMatches(): number {
  const before = bytesInUse();
  const matches = Array.from({ length: 1000 }, (_, i) => musterMatch(`memory ${i}`, 51));
  const after = bytesInUse();
  if (matches.length !== 1000) throw new Error("the matches must still be alive here");
  return (after - before) / 1e6;
}
