// npm test: every check of the project, one after the other, and one line that counts them all.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { noBrowser, provideBrowser } from "./browser.ts";
import { readPlaywright, readVitest, reports } from "./reports.ts";
import type { TestResult } from "./rules/catalogue.ts";
import { promised } from "./rules/promised.ts";
import { ruleCoverage } from "./rules.ts";

const root = join(import.meta.dirname, "..");

/** A check passes or fails as one; a test runner brings a result for each of its tests. */
type Step = { readonly name: string; readonly run: () => readonly TestResult[] };

const steps: readonly Step[] = [
  check("types", "npm run -s types"),
  check("lint and format", "npm run -s lint"),
  check("dead code", "knip"),
  check("arrows between folders", "npm run -s arrows"),
  runner("unit and property tests", "npm run -s test:unit", readVitest),
  check("build of the page", "npm run -s build"),
  check("size of the page", "size-limit"),
  runner("browser tests", "npm run -s test:browser", readPlaywright, withBrowser),
  { name: "promised rules", run: promisedRules },
];

function main(): void {
  rmSync(reports.folder, { recursive: true, force: true });
  mkdirSync(reports.folder, { recursive: true });
  const results = steps.flatMap(({ name, run }) => {
    console.log(`\n— ${name}`);
    return run();
  });
  const count = (outcome: TestResult["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  for (const { title, outcome } of results) if (outcome === "failed") console.log(`failed: ${title}`);
  console.log(`\n${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`);
  process.exit(count("failed") === 0 ? 0 : 1);
}

function check(name: string, command: string): Step {
  return { name, run: () => [{ title: name, outcome: execute(command) ? "passed" : "failed" }] };
}

function runner(
  name: string,
  command: string,
  read: () => readonly TestResult[] | undefined,
  environment: () => NodeJS.ProcessEnv | undefined = () => process.env,
): Step {
  return {
    name,
    run() {
      const env = environment();
      if (env === undefined) return [{ title: name, outcome: "failed" }];
      const succeeded = execute(command, env);
      const results = read() ?? [];
      const explained = succeeded ? results.length > 0 : results.some(({ outcome }) => outcome === "failed");
      // A runner that broke down, or ran nothing at all, must not look like success.
      return explained ? results : [...results, { title: `${name} (the runner itself)`, outcome: "failed" }];
    },
  };
}

function withBrowser(): NodeJS.ProcessEnv | undefined {
  const browser = provideBrowser();
  if (browser === undefined) {
    console.error(noBrowser);
    return undefined;
  }
  return { ...process.env, CHROME_PATH: browser };
}

function promisedRules(): readonly TestResult[] {
  return ruleCoverage()
    .filter(({ prefix }) => promised.includes(prefix))
    .map(({ prefix, rules, missing }) => {
      console.log(`${prefix}: ${rules - missing.length} of ${rules} rules tested`);
      const gap = missing.length === 0 ? "" : `: no passing test for ${missing.join(", ")}`;
      return { title: `all rules of ${prefix} are tested${gap}`, outcome: gap === "" ? "passed" : "failed" };
    });
}

function execute(command: string, env = process.env): boolean {
  return spawnSync(command, { cwd: root, shell: true, stdio: "inherit", env }).status === 0;
}

main();
