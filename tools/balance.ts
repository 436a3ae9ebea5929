// node tools/balance.ts PLOT.svg NAME=SUMMARY.json[,SUMMARY.json …] …: several simulations of Catacombs in one picture and one
// table, as docs/balance.md shows them. A summary is what `ossuaire simulate catacombs --json` prints; several of them count as
// one sample. NAME/lords=… has a row for each of its Lords.
import { readFileSync, writeFileSync } from "node:fs";
import type { Summary } from "../apps/cli/src/simulate/catacombs/summary.ts";
import { pooled, type Share } from "../apps/cli/src/simulate/share.ts";
import { sharesPlot } from "../apps/cli/src/simulate/shares-plot.ts";

const [plot, ...asked] = process.argv.slice(2);
if (plot === undefined || asked.length === 0 || !asked.every((one) => one.includes("="))) {
  console.error(
    "node tools/balance.ts PLOT.svg NAME=SUMMARY.json[,SUMMARY.json …] NAME/lords=SUMMARY.json …",
  );
  process.exit(2);
}

const rows = asked.flatMap((one): readonly (readonly [string, Share])[] => {
  const [name = "", paths = ""] = one.split("=");
  const summaries = paths.split(",").map((path): Summary => JSON.parse(readFileSync(path, "utf8")));
  if (name.endsWith("/lords")) return lordsIn(summaries);
  const heroes = pooled(summaries.map((summary) => summary.heroes));
  return [[`${name} (${heroes.games})`, heroes]];
});
const title = "Wins of the Heroes in Catacombs with its expansions, adept against adept";
writeFileSync(plot, sharesPlot({ title, heading: "Wins of the Heroes, adept against adept", rows }));
for (const [name, { wins, games, rate, low, high }] of rows)
  console.log(
    `| ${name} | ${wins} of ${games} | ${inHundred(rate)} % | ${inHundred(low)} to ${inHundred(high)} |`,
  );

function lordsIn(summaries: readonly Summary[]): readonly (readonly [string, Share])[] {
  const shares = summaries.flatMap(({ lords }) => Object.entries(lords));
  return [...Map.groupBy(shares, ([lord]) => lord)].map(([lord, theirs]) => [
    lord,
    pooled(theirs.map(([, share]) => share)),
  ]);
}

function inHundred(share: number): string {
  return (100 * share).toFixed(1);
}
