import { allLords, type CatacombsOptions, catacombs, companies, defaultOptions } from "@ossuaire/catacombs";
import { w } from "@ossuaire/kernel";
import { readChoice, UsageError } from "../../usage.ts";
import type { Simulation } from "../simulation.ts";
import { type Fixture, type Player, play, type Result } from "./play.ts";
import { plotOf } from "./plot.ts";
import { reportOf } from "./report.ts";
import { summaryOf } from "./summary.ts";
import { variantsIn } from "./variants.ts";

const levels: readonly Player[] = ["novice", "adept", "master", "random"];

export const catacombsSimulation: Simulation<Fixture, Result> = {
  help: w(
    `ossuaire simulate catacombs [--lord SEIGNEUR] [--heroes NIVEAU] [--overseer NIVEAU] [--players 2..5] [--variant NOM …]
  --lord                sorcerer, gorgon, lich, dragon, ou all pour tous, l’un après l’autre (all)
  --heroes, --overseer  qui joue chaque camp : novice, adept, master ou random (adept)
  --players             nombre de joueurs (2)
  --variant             branching, labyrinth, longer, shorter, heroes-last, fair, wanderers, camping ou without-map ;
                        plusieurs valent ensemble ; each, seul, les joue toutes tour à tour`,
    `ossuaire simulate catacombs [--lord LORD] [--heroes LEVEL] [--overseer LEVEL] [--players 2..5] [--variant NAME …]
  --lord                sorcerer, gorgon, lich, dragon, or all of them, one after the other (all)
  --heroes, --overseer  who plays each side: novice, adept, master or random (adept)
  --players             number of players (2)
  --variant             branching, labyrinth, longer, shorter, heroes-last, fair, wanderers, camping or without-map;
                        several hold together; each, on its own, plays all of them in turn`,
  ),
  flags: {
    lord: { type: "string", default: "all" },
    heroes: { type: "string", default: "adept" },
    overseer: { type: "string", default: "adept" },
    players: { type: "string", default: "2" },
    variant: { type: "string", multiple: true, default: [] },
  },
  fixtures(values, seed, keep) {
    const lords = allLords().map(({ id }) => id);
    const lord = readChoice("lord", String(values["lord"]), ["all", ...lords]);
    const players = {
      heroes: readChoice("heroes", String(values["heroes"]), levels),
      overseer: readChoice("overseer", String(values["overseer"]), levels),
    };
    // CAT-PLAYER-04 to 07: the Overseer and one to four Hero players.
    const parties = companies[readChoice("players", String(values["players"]), ["2", "3", "4", "5"])];
    const faced = lord === "all" ? lords : [lord];
    // Every Lord with every variant, before one of them comes again.
    const tables = variantsIn(values["variant"]).flatMap(({ name, options }) =>
      faced.map((one) => ({ variant: name, options: optionsOf({ ...options, parties, lord: one }) })),
    );
    return (number) => ({ number, seed: `${seed}/${number}`, ...itemAt(tables, number), players, keep });
  },
  play,
  summary: summaryOf,
  report: (results) => reportOf(summaryOf(results)),
  plot: (results) => plotOf(summaryOf(results)),
};

function optionsOf(changed: object): CatacombsOptions {
  const read = catacombs.readOptions({ ...defaultOptions, ...changed });
  if (!read.ok) throw new UsageError(read.words, read.rule);
  return read.options;
}

function itemAt<T>(items: readonly T[], number: number): T {
  const item = items[number % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}
