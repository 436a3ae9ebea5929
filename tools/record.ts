// npm run record -- NAME …: makes anew what was recorded once, after a change that makes it play differently.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Catacombs, catacombs, catacombsBot } from "@ossuaire/catacombs/all";
import { type Conquest, conquest, conquestBot, tutorial } from "@ossuaire/conquest";
import { FIXTURE, hashOfFlick } from "@ossuaire/flick/testing";
import {
  type Bot,
  fileOf,
  type Game,
  type Kind,
  Match,
  type MatchFile,
  playBot,
  sightOf,
  xoroshiro,
} from "@ossuaire/kernel";
import { searched, wanted } from "./campaigns.ts";
import { searchedQuests } from "./quests.ts";

/** Each writes its files; the stories of recorded games are told anew in their folder. */
const records: Readonly<Record<string, () => string | undefined>> = {
  flick: recordFlicks,
  conquest: () => recordGames<Conquest>(conquest, conquestBot("adept")),
  catacombs: () => recordGames<Catacombs>(catacombs, catacombsBot("adept"), Object.keys(wanted)),
  ...Object.fromEntries(Object.keys(wanted).map((name) => [name, () => recordCampaign(name)])),
  "dark-reign": recordQuests,
  tutorial: recordTutorial,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(records, name));
if (names.length === 0 || unknown !== undefined) {
  if (unknown !== undefined) console.error(`There is nothing recorded by the name of “${unknown}”.`);
  console.error(`npm run record -- ${Object.keys(records).join("|")} …`);
  process.exit(2);
}
const folders = new Set(names.flatMap((name) => records[name]?.() ?? []));
for (const folder of folders) retell(folder);

/** FLK-DET-02: the hashes of as many flicks as before. */
function recordFlicks(): undefined {
  const file = "packages/flick/src/testing/fixture.ts";
  const lines: string[] = [];
  for (let n = 0; n < FIXTURE.length; n += 6) {
    const row = FIXTURE.slice(n, n + 6).map((_, k) => hashOfFlick(n + k));
    lines.push(`  ${row.join(" ")}`);
  }
  const hashes = /(?<== `\n)[^`]*(?=\n`)/;
  writeFileSync(file, readFileSync(file, "utf8").replace(hashes, lines.join("\n")));
  console.log(`${file}: ${FIXTURE.length} flicks`);
}

/** CON-TUTO as the coach plays it, for the examples of the book; what is only tried is another branch. */
function recordTutorial(): undefined {
  const file = "packages/conquest/src/book/tutorial-told.ts";
  const match = Match.start(conquest, tutorial.terms());
  const lines: { rule: string; seat: string; answer: unknown; branch?: true }[] = [];
  for (const { rule, exercise } of tutorial.chapters.flatMap(({ steps }) => steps)) {
    if (exercise === undefined) continue;
    const last = lines.at(-1);
    if (exercise.by === "undo") {
      match.undo(1, match.seats);
      if (last !== undefined) last.branch = true;
      continue;
    }
    const { seat } = exercise;
    const answer = exercise.show(sightOf(match, seat));
    if (answer === undefined || match.submit(seat, answer) !== undefined)
      throw new Error(`the coach does not know what to do in ${rule}`);
    lines.push({ rule, seat, answer });
  }
  const head = readFileSync(file, "utf8").split("[\n")[0];
  writeFileSync(file, `${head}[\n${lines.map((line) => `  ${JSON.stringify(line)},`).join("\n")}\n];\n`);
  spawnSync("npx", ["biome", "check", "--write", file]);
  console.log(`${file}: ${lines.length} answers`);
}

/** A campaign that shows what it is kept for, with the seed that was found; its story is written when it is tested. */
function recordCampaign(name: string): string {
  const folder = "packages/catacombs/src/recorded";
  const path = join(folder, `${name}.json`);
  const match = searched(name, (seed) => console.log(seed));
  writeFileSync(path, `${JSON.stringify(fileOf(match))}\n`);
  console.log(`${path}: ${match.page.number} answers, won by ${match.outcome?.winners.join(", ")}`);
  return folder;
}

/** Each quest once and a campaign of two, with the seeds that were found. */
function recordQuests(): string {
  const folder = "packages/dark-reign/src/recorded";
  mkdirSync(folder, { recursive: true });
  for (const { name, match } of searchedQuests((seed) => console.log(seed))) {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, `${JSON.stringify(fileOf(match))}\n`);
    console.log(`${path}: ${match.page.number} answers, ${match.state.ended?.why}`);
  }
  return folder;
}

/** Every recorded game once more: the same options and seed, played to the end by bots; and its log as people read it. */
function recordGames<K extends Kind>(game: Game<K>, bot: Bot<K>, others: readonly string[] = []): string {
  const folder = `packages/${game.id}/src/recorded`;
  const files = readdirSync(folder).filter((one) => one.endsWith(".json"));
  for (const name of files.filter((file) => !others.includes(file.replace(".json", "")))) {
    const path = join(folder, name);
    const file = JSON.parse(readFileSync(path, "utf8")) as MatchFile;
    const read = game.readOptions(file.options);
    if (!read.ok) throw new Error(`${name}: ${read.words.en}`);
    const match = Match.start(game, { options: read.options, seed: file.seed, undo: file.undo });
    const rng = xoroshiro.fromSeed(`${file.seed} players`);
    const bots = Object.fromEntries(match.seats.map((seat) => [seat, bot]));
    while (match.decision !== undefined) playBot(match, bots, rng);
    writeFileSync(path, `${JSON.stringify(fileOf(match))}\n`);
    console.log(`${path}: ${match.page.number} answers, won by ${match.outcome?.winners.join(", ")}`);
  }
  return folder;
}

/** Their logs as people read them. */
function retell(folder: string): void {
  const { status } = spawnSync("npx", ["vitest", "run", folder, "--update"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
