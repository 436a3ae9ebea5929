// node tools/balance.ts PLOT.svg NAME=SUMMARY.json …: several simulations of Catacombs in one picture, as docs/balance.md shows
// them. A summary is what `ossuaire simulate catacombs --json` prints; NAME/lords=SUMMARY.json has a row for each of its Lords.
import { readFileSync, writeFileSync } from "node:fs";
import type { Summary } from "../apps/cli/src/simulate/catacombs/summary.ts";
import type { Share } from "../apps/cli/src/simulate/share.ts";
import { sharesPlot } from "../apps/cli/src/simulate/shares-plot.ts";

const [plot, ...asked] = process.argv.slice(2);
if (plot === undefined || asked.length === 0 || !asked.every((one) => one.includes("="))) {
  console.error("node tools/balance.ts PLOT.svg NAME=SUMMARY.json NAME/lords=SUMMARY.json …");
  process.exit(2);
}

const rows = asked.flatMap((one): readonly (readonly [string, Share])[] => {
  const [name = "", path = ""] = one.split("=");
  const summary: Summary = JSON.parse(readFileSync(path, "utf8"));
  return name.endsWith("/lords")
    ? Object.entries(summary.lords)
    : [[`${name} (${summary.games})`, summary.heroes]];
});
const title = "Wins of the Heroes in Catacombs with its expansions, adept against adept";
writeFileSync(plot, sharesPlot({ title, heading: "Wins of the Heroes, adept against adept", rows }));
