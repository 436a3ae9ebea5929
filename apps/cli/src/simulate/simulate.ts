import { availableParallelism } from "node:os";
import { counted, figure, noun, w } from "@ossuaire/kernel";
import { type Language, languageOf } from "../language.ts";
import { complain, print } from "../print.ts";
import { type House, idOf, takeDown } from "../shelf.ts";
import { readArguments, readCount, refuseMore } from "../usage.ts";
import { writableFile, writableFolder } from "../writable.ts";
import { playAll } from "./pool.ts";
import { progressBar } from "./progress.ts";
import { gamesOf } from "./share.ts";
import type { AnyResult } from "./simulation.ts";
import { simulationOf } from "./simulations.ts";

const mostGames = 1_000_000;
const mostWorkers = 64;

/** ossuaire simulate GAME: bots play many games, and the numbers are told. */
export async function simulate(args: readonly string[], { shelf, worker }: House): Promise<void> {
  const shelved = takeDown(shelf, args[0]);
  const game = idOf(shelved);
  const simulation = simulationOf(shelved);
  const { values, positionals } = readArguments(args.slice(1), {
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    workers: { type: "string", default: String(Math.min(availableParallelism(), mostWorkers)) },
    json: { type: "boolean", default: false },
    out: { type: "string" },
    plot: { type: "string" },
    ...simulation.flags,
  });
  refuseMore(positionals);
  const { out, plot } = values;
  const games = readCount("games", String(values.games), mostGames);
  const workers = readCount("workers", String(values.workers), mostWorkers);
  const fixture = simulation.fixtures(values, String(values.seed), out !== undefined);
  const writePlot = typeof plot === "string" ? writableFile("plot", plot) : undefined;
  const writeGame = typeof out === "string" ? writableFolder("out", out) : undefined;

  const played: AnyResult[] = [];
  const bar = progressBar(games);
  const stopped = interruption();
  const onResult = ({ file, ...figures }: AnyResult) => {
    writeGame?.(fileName(game, figures.number), `${JSON.stringify(file)}\n`);
    bar.show(played.push(figures));
  };
  try {
    await playAll({ game, games, fixture }, { worker, threads: workers }, onResult, stopped);
  } finally {
    bar.clear();
  }

  const results = played.toSorted((a, b) => a.number - b.number);
  if (values.json) print(JSON.stringify(simulation.summary(results)));
  else print(simulation.report(results).split("\n"));
  if (stopped.aborted) {
    complain(stoppedAt(results.length, games, languageOf(args)));
    process.exitCode = 130;
  }
  writePlot?.(simulation.plot(results));
}

/** Ctrl-C ends the games but not the telling; a second one ends that too. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  return controller.signal;
}

function fileName(game: string, number: number): string {
  return `${game}-${String(number).padStart(4, "0")}.json`;
}

const playedGame = noun(w("partie jouée", "game played"), w("parties jouées", "games played"));

function stoppedAt(played: number, games: number, language: Language): string {
  return {
    fr: `Arrêté : ${counted(played, playedGame).fr} sur ${figure(games).fr}.`,
    en: `Stopped: ${figure(played).en} of ${gamesOf(games)} played.`,
  }[language];
}
