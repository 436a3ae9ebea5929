// npm test: every check and test of the project, and one line that counts them all.
import { mkdirSync, rmSync } from "node:fs";
import { withBrowser } from "./browser.ts";
import { otherBrowserTests } from "./other-browser-tests.ts";
import { readPlaywright, readVitest, reports } from "./reports.ts";
import type { TestResult } from "./rules/catalogue.ts";
import { promised } from "./rules/promised.ts";
import { ruleCoverage } from "./rules.ts";
import { beside, check, close, inTurn, runner, type Step } from "./steps.ts";

const unitTests = runner("unit and property tests", "npm run -s test:unit", readVitest);

const checks: readonly Step[] = [
  check("types", "npm run -s types"),
  check("lint and format", "npm run -s lint"),
  check("dead code", "knip"),
  check("arrows between folders", "npm run -s arrows"),
  check("build of the page", "npm run -s build"),
  check("size of the page", "size-limit"),
];

/** Alone: a browser that has to wait for its turn is slow in ways that no person would meet. */
const browserTests = runner("browser tests", "npm run -s test:browser", readPlaywright, () => {
  const env = withBrowser();
  // Tests that share a context start in a warm process. Should Playwright forget the switch, they only take longer.
  return env && { ...env, PW_TEST_REUSE_CONTEXT: "1" };
});

const promisedRules: Step = {
  name: "promised rules",
  run() {
    console.log("\n— promised rules");
    return ruleCoverage()
      .filter(({ prefix }) => promised.includes(prefix))
      .map(({ prefix, rules, missing }): TestResult => {
        console.log(`${prefix}: ${rules - missing.length} of ${rules} rules tested`);
        const gap = missing.length === 0 ? "" : `: no passing test for ${missing.join(", ")}`;
        return {
          title: `all rules of ${prefix} are tested${gap}`,
          outcome: gap === "" ? "passed" : "failed",
        };
      });
  },
};

rmSync(reports.folder, { recursive: true, force: true });
mkdirSync(reports.folder, { recursive: true });
console.log("Unit tests and checks run beside each other, and are told as they end.");
close([
  // Firefox and WebKit drive themselves, one after the other: a second lane for them would stand half empty.
  ...(await beside([unitTests], [...checks, otherBrowserTests])),
  ...(await inTurn([browserTests, promisedRules])),
]);
