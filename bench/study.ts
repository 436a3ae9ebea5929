import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catacombsStudy } from "@ossuaire/catacombs/study";
import { fighting } from "@ossuaire/catacombs/testing";
import { type Conquest, conquest, conquestBot, conquestBox, defaultOptions } from "@ossuaire/conquest";
import { conquestStudy } from "@ossuaire/conquest/study";
import type { Reading } from "@ossuaire/discs";
import { prepare } from "@ossuaire/flick";
import { Match, playBot, xoroshiro } from "@ossuaire/kernel";
import { trained } from "@ossuaire/marksman";
import {
  analyseQuickly,
  bestOf,
  buildFan,
  calibrationError,
  fanOf,
  type Sample,
  tenthsOf,
} from "@ossuaire/study";
import { conquestMine } from "../apps/cli/src/puzzles/conquest/mine.ts";
import { mineMatch } from "../apps/cli/src/puzzles/mine.ts";
import { idOf, shelf } from "../apps/cli/src/shelf.ts";
import { calibrated } from "../tools/calibration/played.ts";
import { type Findings, median, processorSeconds, rounded } from "./figures.ts";

const rounds = 15;

export async function studyBench(): Promise<Findings> {
  const reading = crowded();
  const fan = fanOf(reading);
  const match = duel();
  const milliseconds = (work: () => void) =>
    rounded(1000 * median(Array.from({ length: rounds }, () => processorSeconds(work))));
  const mined = minedPuzzles();
  const figures = {
    fan_ms: milliseconds(() => fanOf(reading)),
    fan_first_ms: milliseconds(() => firstPicture(reading)),
    best_ms: milliseconds(() => bestOf(reading, fan, trained, xoroshiro.fromSeed("hand"))),
    flicks_ms: milliseconds(() => bareFlicks(reading)),
    puzzles: shippedPuzzles(),
    mined_per_min: Math.round((60 * mined.puzzles) / mined.seconds),
    analysis_s: rounded(processorSeconds(() => analyseQuickly(match, conquestStudy))),
    calibration_error: rounded(errorOnNewGames()),
  };
  return {
    figures,
    lines: [
      `a room of ${reading.table.discs.length} discs, one of them to be flicked in 256 directions with 48 strengths, median of ${rounds}:`,
      `  the whole fan      ${figures.fan_ms} ms of processor, its first picture ${figures.fan_first_ms} ms`,
      `  its best places    ${figures.best_ms} ms`,
      `  the flicks alone   ${figures.flicks_ms} ms: without what they mean`,
      `puzzles: ${figures.puzzles} are shipped; ${mined.puzzles} of ${minedGames} matches of Conquest mined now, ${figures.mined_per_min} a minute of processor`,
      `a duel of Conquest looked at again, its first complete result: ${figures.analysis_s} s of processor`,
      `chances told beside ${newGames} duels that no weight was fitted to, mean difference by tenths: ${figures.calibration_error}`,
    ],
  };
}

/** Between two who play as well as practised people. */
function duel(): Match<Conquest> {
  const match = Match.start(conquest, { options: defaultOptions, seed: "bench", undo: "free" });
  const bot = conquestBot("adept");
  const rng = xoroshiro.fromSeed("bench players");
  while (match.decision !== undefined) playBot(match, { sword: bot, skull: bot }, rng);
  return match;
}

/** Fewer games would say more of their luck than of the weights. */
const newGames = 500;

function errorOnNewGames(): number {
  const { judge, play } = calibrated.conquest;
  const samples = Array.from({ length: newGames }, (_, number): readonly Sample[] => play("bench", number));
  return calibrationError(tenthsOf(judge.weights, samples.flat()));
}

/** A Barbarian before fifteen monsters. */
function crowded(): Reading {
  const monsters = ["orc", "zombie", "skeleton-archer"].flatMap((card, line) =>
    [250, 300, 350, 400, 450].map((x, n) => [`${card}-${n + 1}`, [x, 60 + 90 * line]] as const),
  );
  const room = fighting({ at: { barbarian: [150, 180], ...Object.fromEntries(monsters) } });
  room.choose("barbarian:melee");
  const [seat = ""] = room.asked.seats;
  const [reading] = catacombsStudy.readings(room.sight(seat).view, room.asked);
  if (reading === undefined) throw new Error("nobody is to be flicked");
  return reading;
}

const root = join(import.meta.dirname, "..");

/** Of all games that have a set. */
function shippedPuzzles(): number {
  const sets = shelf.flatMap((shelved): readonly string[] => {
    const file = join(root, "apps/web/src/games", idOf(shelved), "puzzles.json");
    return existsSync(file) ? [readFileSync(file, "utf8")] : [];
  });
  return sets.reduce((sum, text) => sum + text.split('"grade":').length - 1, 0);
}

const minedGames = 12;

function minedPuzzles(): { readonly puzzles: number; readonly seconds: number } {
  let puzzles = 0;
  const seconds = processorSeconds(() => {
    for (let number = 0; number < minedGames; number++)
      puzzles +=
        mineMatch(conquestBox, conquestMine, number, `bench ${number}`, () => true)?.puzzles.length ?? 0;
  });
  return { puzzles, seconds };
}

function firstPicture(reading: Reading): void {
  const building = buildFan(reading);
  while (building.next().value === undefined);
}

/** As many flicks, for nothing. */
function bareFlicks({ table, disc }: Reading): void {
  const ready = prepare(table);
  if (!ready.ok) throw new Error(ready.code);
  for (let n = 0; n < 256 * 48; n++) {
    const angle = (2 * Math.PI * (n % 256)) / 256;
    const speed = 50 + 40 * (n >> 8);
    ready.flick({ disc, vx: Math.round(speed * Math.cos(angle)), vy: Math.round(speed * Math.sin(angle)) });
  }
}
