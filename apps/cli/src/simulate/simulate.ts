import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { conquest, defaultOptions } from "@ossuaire/conquest";
import { readArguments, readCount, readName, UsageError } from "../usage.ts";
import type { Fixture, Player, Result } from "./play.ts";
import { plotOf } from "./plot.ts";
import { playAll } from "./pool.ts";
import { progressBar } from "./progress.ts";
import { reportOf } from "./report.ts";
import { summaryOf } from "./summary.ts";

const levels: readonly Player[] = ["novice", "adept", "master", "random"];

/** ossuaire simulate GAME: bots play many games, and the numbers are told. */
export async function simulate(args: readonly string[]): Promise<void> {
  const wish = readWish(args);
  const bar = progressBar(wish.fixtures.length);
  const results = await playAll(wish.fixtures, wish.workers, bar.show);
  bar.clear();
  if (wish.out !== undefined) writeGames(wish.out, results);
  const summary = summaryOf(results);
  if (wish.plot !== undefined) writeFileSync(wish.plot, plotOf(results, summary));
  console.log(wish.json ? JSON.stringify(summary) : reportOf(summary));
}

function readWish(args: readonly string[]) {
  const { values, positionals } = readArguments(args, {
    games: { type: "string", default: "200" },
    sword: { type: "string", default: "adept" },
    skull: { type: "string", default: "adept" },
    seed: { type: "string", default: "1" },
    players: { type: "string", default: "2" },
    workers: { type: "string", default: String(availableParallelism()) },
    alternate: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    out: { type: "string" },
    plot: { type: "string" },
  });
  readName("The game", positionals.join(" "), ["conquest"]);
  const read = conquest.readOptions({ ...defaultOptions, players: readCount("players", values.players) });
  if (!read.ok) throw new UsageError(read.words.en);
  const sword = readName("--sword", values.sword, levels);
  const skull = readName("--skull", values.skull, levels);
  const fixtures = Array.from({ length: readCount("games", values.games) }, (_, number): Fixture => {
    // All four combinations of beginner and side come round in four games.
    const swapped = values.alternate && number % 2 === 1;
    return {
      number,
      seed: `${values.seed}/${number}`,
      options: read.options,
      players: swapped ? { sword: skull, skull: sword } : { sword, skull },
      first: Math.floor(number / 2) % 2 === 0 ? "sword" : "skull",
      keep: values.out !== undefined,
    };
  });
  const { json, out, plot } = values;
  return { fixtures, workers: readCount("workers", values.workers), json, out, plot };
}

function writeGames(folder: string, results: readonly Result[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { number, file } of results) {
    writeFileSync(
      join(folder, `conquest-${String(number).padStart(4, "0")}.json`),
      `${JSON.stringify(file)}\n`,
    );
  }
}
