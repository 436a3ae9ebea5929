// npm run long: what takes minutes by itself. Long runs of what npm test does briefly, and whole matches by browser.
import { mkdirSync, rmSync } from "node:fs";
import { withBrowser } from "./browser.ts";
import { readPlaywright, reports } from "./reports.ts";
import { beside, check, close, inTurn, runner } from "./steps.ts";

/** Another seed than that of npm test, and the same on every machine. */
const fuzz = (name: string, runs: number, seed = 2) =>
  check(`${runs} runs of ${name}`, `npm run -s fuzz -- ${name} --runs ${runs} --seed ${seed}`);

const matches = runner(
  "whole matches by browser",
  "playwright test --project=long --project=long-phone --reporter=list,json",
  () => readPlaywright(reports.long),
  () => {
    const env = withBrowser();
    return env && { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.long };
  },
);

mkdirSync(reports.folder, { recursive: true });
rmSync(reports.long, { force: true });
console.log("Long runs go on beside each other, and are told as they end.");
close([
  ...(await beside(
    [
      fuzz("catacombs", 400),
      fuzz("catacombs-boxes", 1_000),
      fuzz("catacombs-worlds", 100),
      fuzz("catacombs-malformed", 100_000),
      fuzz("dark-reign", 500, 3),
      check("flicks in every engine of this machine", "npm run -s determinism"),
      check("unit tests that take minutes", "vitest run --tags-filter=minutes"),
    ],
    [
      check("build of the page", "npm run -s build"),
      fuzz("flick", 250_000),
      fuzz("conquest", 3_000),
      fuzz("dark-reign", 500),
      fuzz("dark-reign-worlds", 100),
      fuzz("dark-reign-malformed", 20_000),
      fuzz("dark-reign-options", 10_000),
    ],
  )),
  ...(await inTurn([matches])),
]);
