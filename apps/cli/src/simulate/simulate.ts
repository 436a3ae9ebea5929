import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { readArguments, readCount, readName } from "../usage.ts";
import { playAll } from "./pool.ts";
import { progressBar } from "./progress.ts";
import type { AnyResult } from "./simulation.ts";
import { type Simulated, simulations } from "./simulations.ts";

/** ossuaire simulate GAME: bots play many games, and the numbers are told. */
export async function simulate(args: readonly string[]): Promise<void> {
  const game = readName("The game", args[0], Object.keys(simulations) as Simulated[]);
  const simulation = simulations[game];
  const { values, positionals } = readArguments(args.slice(1), {
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    workers: { type: "string", default: String(availableParallelism()) },
    json: { type: "boolean", default: false },
    out: { type: "string" },
    plot: { type: "string" },
    ...simulation.flags,
  });
  readName("What follows the game", positionals[0] ?? "", [""]);
  const { out, plot } = values;
  const games = readCount("games", String(values.games));
  const fixtures = simulation.fixtures(values, games, String(values.seed), out !== undefined);
  const bar = progressBar(fixtures.length);
  const results = await playAll(game, fixtures, readCount("workers", String(values.workers)), bar.show);
  bar.clear();
  if (typeof out === "string") writeGames(out, game, results);
  if (typeof plot === "string") writeFileSync(plot, simulation.plot(results));
  console.log(values.json ? JSON.stringify(simulation.summary(results)) : simulation.report(results));
}

function writeGames(folder: string, game: Simulated, results: readonly AnyResult[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { number, file } of results) {
    const name = `${game}-${String(number).padStart(4, "0")}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify(file)}\n`);
  }
}
