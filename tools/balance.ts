// node tools/balance.ts PLOT.svg NAME=SUMMARY.json[,SUMMARY.json …] …: several simulations of Catacombs or Le Règne Sombre in one
// picture and one table, as docs/balance.md shows them. A summary is what `ossuaire simulate … --json` prints; several of them count
// as one sample. NAME/lords=… has a row for each of its Lords; NAME@75-90=… lies well between 75 and 90 %.
import { readFileSync, writeFileSync } from "node:fs";
import type { Summary } from "../apps/cli/src/simulate/catacombs/summary.ts";
import { pooled, type Share } from "../apps/cli/src/simulate/share.ts";
import { type SharesRow, sharesPlot } from "../apps/cli/src/simulate/shares-plot.ts";

const [plot, ...asked] = process.argv.slice(2);
if (plot === undefined || asked.length === 0 || !asked.every((one) => one.includes("="))) {
  console.error(
    "node tools/balance.ts PLOT.svg NAME=SUMMARY.json[,SUMMARY.json …] NAME/lords=SUMMARY.json …",
  );
  process.exit(2);
}

/** Quests are won; in Catacombs Heroes or the Overseer win. */
type Read = Pick<Summary, "heroes" | "lords"> | { readonly wins: Share };

const rows = asked.flatMap((one): readonly SharesRow[] => {
  const [title = "", paths = ""] = one.split("=");
  const [name = "", goal] = title.split("@");
  const summaries = paths.split(",").map((path): Read => JSON.parse(readFileSync(path, "utf8")));
  if (name.endsWith("/lords")) return lordsIn(summaries.flatMap((read) => ("lords" in read ? [read] : [])));
  const share = pooled(summaries.map((read) => ("wins" in read ? read.wins : read.heroes)));
  const label = `${name} (${share.games})`;
  return [goal === undefined ? [label, share] : [label, share, ratesOf(goal)]];
});
const heading = "Wins of the heroes, all bots adept";
writeFileSync(plot, sharesPlot({ title: heading, heading, rows }));
for (const [name, { wins, games, rate, low, high }] of rows)
  console.log(
    `| ${name} | ${wins} of ${games} | ${inHundred(rate)} % | ${inHundred(low)} to ${inHundred(high)} |`,
  );

function ratesOf(goal: string): readonly [number, number] {
  const [low = 0, high = 100] = goal.split("-").map(Number);
  return [low / 100, high / 100];
}

function lordsIn(summaries: readonly Pick<Summary, "lords">[]): readonly SharesRow[] {
  const shares = summaries.flatMap(({ lords }) => Object.entries(lords));
  return [...Map.groupBy(shares, ([lord]) => lord)].map(([lord, theirs]) => [
    lord,
    pooled(theirs.map(([, share]) => share)),
  ]);
}

function inHundred(share: number): string {
  return (100 * share).toFixed(1);
}
