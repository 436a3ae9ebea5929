// The results of the last test run, read from what the test runners wrote.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestResult } from "./rules/catalogue.ts";

const folder = join(import.meta.dirname, "..", ".reports");

export const reports = {
  folder,
  vitest: join(folder, "vitest.json"),
  playwright: join(folder, "playwright.json"),
  /** What runs apart has its own, so that npm run rules still finds the others. */
  long: join(folder, "long.json"),
  browsers: join(folder, "browsers.json"),
};

/** Undefined when there was no run, or the runner broke down before it could write. */
export function readVitest(): readonly TestResult[] | undefined {
  const report = readJson<VitestReport>(reports.vitest);
  return report?.testResults.flatMap(({ assertionResults, status, message, name }): readonly TestResult[] =>
    // A file that does not even load has no tests to count, but it must not go unnoticed.
    assertionResults.length === 0 && status === "failed"
      ? [{ title: `${name}: ${message}`, outcome: "failed" as const }]
      : assertionResults.filter(isAsked).map(({ title, status }) => ({
          title,
          outcome: vitestOutcome(status),
          isMet: name.includes("/apps/"),
        })),
  );
}

export function readPlaywright(path = reports.playwright): readonly TestResult[] | undefined {
  const report = readJson<PlaywrightReport>(path);
  return (
    report && [
      ...report.errors.map(({ message }) => ({ title: message, outcome: "failed" as const })),
      ...report.suites.flatMap(specsOf).flatMap(({ title, tests }) =>
        tests.map(({ status }) => ({
          title,
          outcome: playwrightOutcome(status),
          isMet: true,
          ...(status === "flaky" && { isSecondTry: true }),
        })),
      ),
    ]
  );
}

/** What takes minutes is left to npm run long: it was not skipped here, nobody asked for it. */
function isAsked({ status, tags }: VitestResult): boolean {
  return !(status === "skipped" && tags?.includes("minutes"));
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly VitestResult[];
  }[];
}

interface VitestResult {
  readonly title: string;
  readonly status: string;
  readonly tags?: readonly string[];
}

interface PlaywrightReport {
  readonly errors: readonly { readonly message: string }[];
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly tests: readonly { readonly status: string }[];
}

function specsOf({ suites = [], specs }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function vitestOutcome(status: string): TestResult["outcome"] {
  if (status === "passed" || status === "failed") return status;
  return "skipped";
}

/** Only where nobody looks on is a test tried again (playwright.config.ts); whatever needed it is named at the end. */
function playwrightOutcome(status: string): TestResult["outcome"] {
  if (status === "expected" || status === "flaky") return "passed";
  return status === "skipped" ? "skipped" : "failed";
}

/** These files are written by the test runners of this same project; their form is theirs. */
function readJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as T) : undefined;
}
