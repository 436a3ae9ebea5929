import { conquest, defaultOptions } from "@ossuaire/conquest";
import { w } from "@ossuaire/kernel";
import { readChoice, UsageError } from "../../usage.ts";
import type { Simulation } from "../simulation.ts";
import { type Fixture, type Player, play, type Result } from "./play.ts";
import { plotOf } from "./plot.ts";
import { reportOf } from "./report.ts";
import { summaryOf } from "./summary.ts";

const levels: readonly Player[] = ["novice", "adept", "master", "random"];

export const conquestSimulation: Simulation<Fixture, Result> = {
  help: w(
    `ossuaire simulate conquest [--sword NIVEAU] [--skull NIVEAU] [--players 2|3|4] [--alternate]
  --sword, --skull      qui joue chaque équipe : novice, adept, master ou random (adept)
  --players             nombre de joueurs (2)
  --alternate           les deux niveaux changent d’équipe une partie sur deux`,
    `ossuaire simulate conquest [--sword LEVEL] [--skull LEVEL] [--players 2|3|4] [--alternate]
  --sword, --skull      who plays each team: novice, adept, master or random (adept)
  --players             number of players (2)
  --alternate           swaps the levels of the two teams in every second game`,
  ),
  flags: {
    sword: { type: "string", default: "adept" },
    skull: { type: "string", default: "adept" },
    players: { type: "string", default: "2" },
    alternate: { type: "boolean", default: false },
  },
  fixtures(values, seed, keep) {
    const players = Number(readChoice("players", String(values["players"]), ["2", "3", "4"]));
    const read = conquest.readOptions({ ...defaultOptions, players });
    if (!read.ok) throw new UsageError(read.words, read.rule);
    const sword = readChoice("sword", String(values["sword"]), levels);
    const skull = readChoice("skull", String(values["skull"]), levels);
    return (number) => {
      // All four combinations of beginner and side come round in four games.
      const swapped = values["alternate"] === true && number % 2 === 1;
      return {
        number,
        seed: `${seed}/${number}`,
        options: read.options,
        players: swapped ? { sword: skull, skull: sword } : { sword, skull },
        first: Math.floor(number / 2) % 2 === 0 ? "sword" : "skull",
        keep,
      };
    };
  },
  play,
  summary: summaryOf,
  report: (results) => reportOf(summaryOf(results)),
  plot: (results) => plotOf(results, summaryOf(results)),
};
