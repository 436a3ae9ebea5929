// npm run fuzz -- NAME [--runs N] [--seed N]: the long run of what npm test does briefly.
import { parseArgs } from "node:util";
import { fuzzBoxes, fuzzCatacombs, fuzzMalformed, fuzzWorlds } from "@ossuaire/catacombs/testing";
import { fuzzConquest } from "@ossuaire/conquest/testing";
import {
  fuzzDarkReign,
  fuzzMalformed as fuzzMalformedQuests,
  fuzzOptions as fuzzQuestOptions,
  fuzzWorlds as fuzzQuestWorlds,
} from "@ossuaire/dark-reign/fuzz";
import { fuzzFlick } from "@ossuaire/flick/testing";
import { fuzzBox } from "@ossuaire/kernel/testing";
import { idOf, shelf } from "../apps/cli/src/shelf.ts";

/** Throws, or lists what was violated, when something must not be. */
type Fuzz = (runs: number, seed: number, onProgress: (done: number) => void) => object;

interface Fuzzing {
  readonly fuzz: Fuzz;
  readonly runs: number;
}

/** Every box is fuzzed by what all boxes have; a game that has more to check has a fuzz of its own. */
const boxes = shelf.map((shelved): [string, Fuzzing] => [
  idOf(shelved),
  { fuzz: (...how) => shelved.box((box) => fuzzBox(box, ...how)), runs: 100 },
]);

const fuzzes: Readonly<Record<string, Fuzzing>> = {
  flick: { fuzz: fuzzFlick, runs: 100_000 },
  ...Object.fromEntries(boxes),
  conquest: { fuzz: fuzzConquest, runs: 2_000 },
  catacombs: { fuzz: fuzzCatacombs, runs: 500 },
  // With its expansions, in all sets of boxes: campaigns, twin worlds, answers.
  "catacombs-boxes": { fuzz: fuzzBoxes, runs: 500 },
  "catacombs-search": {
    fuzz: (runs, seed, onProgress) => fuzzBoxes(runs, seed, onProgress, "exhaustive"),
    runs: 300,
  },
  "catacombs-worlds": { fuzz: fuzzWorlds, runs: 100 },
  "catacombs-malformed": { fuzz: fuzzMalformed, runs: 100_000 },
  "dark-reign": { fuzz: fuzzDarkReign, runs: 1_000 },
  // What no finished quest has come across is told under `never`; what none can is listed in `testing/universe.ts`.
  "dark-reign-search": {
    fuzz: (runs, seed, onProgress) => fuzzDarkReign(runs, seed, onProgress, "exhaustive"),
    runs: 160,
  },
  "dark-reign-worlds": { fuzz: fuzzQuestWorlds, runs: 100 },
  "dark-reign-malformed": { fuzz: fuzzMalformedQuests, runs: 20_000 },
  "dark-reign-options": { fuzz: fuzzQuestOptions, runs: 10_000 },
};

function main(): void {
  const { name, runs, seed } = readArguments();
  const chosen = Object.hasOwn(fuzzes, name) ? fuzzes[name] : undefined;
  if (chosen === undefined) fail(`There is nothing to fuzz by the name of “${name}”.`);
  const figures = chosen.fuzz(runs ?? chosen.runs, seed, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done}`);
  });
  console.log(JSON.stringify(figures, undefined, 2));
  const violations = "violations" in figures && Array.isArray(figures.violations) ? figures.violations : [];
  if (violations.length > 0) process.exit(1);
}

function readArguments(): {
  readonly name: string;
  readonly runs: number | undefined;
  readonly seed: number;
} {
  try {
    const options = { runs: { type: "string" }, seed: { type: "string", default: "1" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const runs = values.runs === undefined ? undefined : readNumber("runs", values.runs);
    return { name: positionals.join(" "), runs, seed: readNumber("seed", values.seed) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function readNumber(name: string, text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : fail(`--${name} takes a whole number, not “${text}”.`);
}

function fail(message: string): never {
  console.error(`${message}\nnpm run fuzz -- ${Object.keys(fuzzes).join("|")} [--runs N] [--seed N]`);
  process.exit(2);
}

main();
