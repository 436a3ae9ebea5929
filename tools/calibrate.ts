// node tools/calibrate.ts conquest|catacombs [--games N] [--seed S]: plays games between equal bots to their end and fits what the
// signs of a position weigh (packages/<game>/src/study/judge.ts) to who won. Every second eight of games is held back: on those it is
// measured how well the chances told agree with the games won. Stopped and started again, it goes on where it was (change the
// seed, or throw .reports/calibration-* away, after a change of the signs). Writes packages/<game>/src/study/calibration.json and the
// plot of docs/study.md.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { calibrationError, fitWeights, type Sample, tenthsOf } from "@ossuaire/study";
import { calibrated } from "./calibration/played.ts";
import { calibrationPlot } from "./calibration/plot.ts";
import { Scratch } from "./calibration/scratch.ts";

const { values, positionals } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    seed: { type: "string", default: "calibration" },
  },
  allowPositionals: true,
});
const [name] = positionals;
const games = Number(values.games);
if ((name !== "conquest" && name !== "catacombs") || !Number.isSafeInteger(games) || games < 2) {
  console.error("node tools/calibrate.ts conquest|catacombs [--games N] [--seed S]");
  process.exit(2);
}

const scratch = new Scratch(name, values.seed);
for (let number = scratch.games.length; number < games; number++) {
  scratch.add(calibrated[name].play(values.seed, number));
  if (number % 50 === 49) console.error(`${number + 1} of ${games} games`);
}
const playedOut = scratch.games.slice(0, games);
// By eights: what games take in turn, as Lords, must not fall to one half.
const isHeld = (number: number) => number % 16 >= 8;
const fitting: readonly Sample[] = playedOut.filter((_, number) => !isHeld(number)).flat();
const held: readonly Sample[] = playedOut.filter((_, number) => isHeld(number)).flat();
const weights = fitWeights(fitting).map((weight) => Number(weight.toFixed(4)));
const tenths = tenthsOf(weights, held);
const error = calibrationError(tenths);
const made = `node tools/calibrate.ts ${name} --games ${games} --seed ${values.seed}`;
const figures = { made, error: Number(error.toFixed(4)), weights };
writeFileSync(`packages/${name}/src/study/calibration.json`, `${JSON.stringify(figures)}\n`);
const title = `${name[0]?.toUpperCase()}${name.slice(1)}: ${Math.floor(games / 2)} games that were held back`;
writeFileSync(`docs/images/calibration-${name}.svg`, calibrationPlot(title, tenths));
for (const { told, won, positions } of tenths)
  console.log(`| ${inHundred(told)} % | ${inHundred(won)} % | ${positions} |`);
console.log(
  `mean difference ${error.toFixed(4)} (${fitting.length} positions fitted, ${held.length} held back)`,
);

function inHundred(share: number): string {
  return (100 * share).toFixed(1);
}
