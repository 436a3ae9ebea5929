// npm run rules: how far the tests vouch for the rules catalogue.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readPlaywright, readVitest } from "./reports.ts";
import { type Coverage, coverageOf, readCatalogue } from "./rules/catalogue.ts";

const folder = join(import.meta.dirname, "..", "docs", "rules");

/** The coverage of every catalogue by the last test run. */
export function ruleCoverage(): readonly Coverage[] {
  const results = [...(readVitest() ?? []), ...(readPlaywright() ?? [])];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => coverageOf(readCatalogue(readFileSync(join(folder, name), "utf8")), results));
}

function main(): void {
  const { missing, json } = readArguments();
  const catalogues = ruleCoverage();
  if (json) console.log(JSON.stringify({ catalogues }));
  else if (missing === undefined) printTable(catalogues);
  else printMissing(catalogues, missing);
}

function readArguments(): { readonly missing: string | undefined; readonly json: boolean } {
  const options = { missing: { type: "string" }, json: { type: "boolean", default: false } } as const;
  try {
    const { missing, json } = parseArgs({ options }).values;
    return { missing, json };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function printTable(catalogues: readonly Coverage[]): void {
  if (readVitest() === undefined)
    console.error("No test run yet: run npm test (or npm run test:unit) first.");
  console.log("catalogue  rules  tested  missing");
  for (const { prefix, rules, tested, missing } of catalogues) {
    const row = [
      prefix.padEnd(9),
      String(rules).padStart(5),
      String(tested).padStart(6),
      String(missing.length).padStart(7),
    ];
    console.log(row.join("  "));
  }
  console.log("\nnpm run rules -- --missing CON names the missing ones of a catalogue.");
}

function printMissing(catalogues: readonly Coverage[], prefix: string): void {
  const catalogue = catalogues.find((one) => one.prefix === prefix.toUpperCase());
  if (catalogue === undefined) {
    fail(
      `No catalogue has the prefix ${prefix}; there are ${catalogues.map((one) => one.prefix).join(", ")}.`,
    );
  }
  for (const id of catalogue.missing) console.log(id);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

if (import.meta.main) main();
