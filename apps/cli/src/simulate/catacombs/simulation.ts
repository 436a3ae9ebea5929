import { allHeroes, allLords, expansions } from "@ossuaire/catacombs/all";
import { w } from "@ossuaire/kernel";
import { readChoice } from "../../usage.ts";
import type { Simulation } from "../simulation.ts";
import { type Fixture, type Player, play, type Result } from "./play.ts";
import { plotOf } from "./plot.ts";
import { reportOf } from "./report.ts";
import { summaryOf } from "./summary.ts";
import { tablesIn } from "./tables.ts";
import { variantNames } from "./variants.ts";

const levels: readonly Player[] = ["novice", "adept", "master", "random"];

const everything = { boxes: expansions() };
const boxes = expansions().join(", ");
const heroes = namesOf(allHeroes(everything));
const lords = namesOf(allLords(everything));
const variants = variantNames.join(", ");

export const catacombsSimulation: Simulation<Fixture, Result> = {
  help: w(
    `ossuaire simulate catacombs [--with BOÎTES] [--party HÉROS] [--lord SEIGNEURS] [--heroes NIVEAU] [--overseer NIVEAU] [--players 2..5] [--variant NOM …]
  --with                extensions sur la table : ${boxes}, plusieurs avec des virgules, ou none ;
                        each joue tour à tour sans, avec chacune, avec toutes (none)
  --party               quatre Héros avec des virgules, parmi ${heroes} ;
                        usual : ceux du jeu de base ; mixed : quatre tirés au sort à chaque campagne (usual)
  --lord                ${lords}, plusieurs avec des virgules, ou all pour tous, l’un après l’autre (all)
  --heroes, --overseer  qui joue chaque camp : novice, adept, master ou random (adept)
  --players             nombre de joueurs (2)
  --variant             ${variants} ;
                        plusieurs valent ensemble ; each, seul, les joue toutes tour à tour`,
    `ossuaire simulate catacombs [--with BOXES] [--party HEROES] [--lord LORDS] [--heroes LEVEL] [--overseer LEVEL] [--players 2..5] [--variant NAME …]
  --with                expansions on the table: ${boxes}, several with commas, or none;
                        each plays in turn without, with each, with all of them (none)
  --party               four Heroes with commas, of ${heroes};
                        usual: those of the base game; mixed: four drawn for each campaign (usual)
  --lord                ${lords}, several with commas, or all of them, one after the other (all)
  --heroes, --overseer  who plays each side: novice, adept, master or random (adept)
  --players             number of players (2)
  --variant             ${variants};
                        several hold together; each, on its own, plays all of them in turn`,
  ),
  flags: {
    with: { type: "string", default: "none" },
    party: { type: "string", default: "usual" },
    lord: { type: "string", default: "all" },
    heroes: { type: "string", default: "adept" },
    overseer: { type: "string", default: "adept" },
    players: { type: "string", default: "2" },
    variant: { type: "string", multiple: true, default: [] },
  },
  fixtures(values, seed, keep) {
    const players = {
      heroes: readChoice("heroes", String(values["heroes"]), levels),
      overseer: readChoice("overseer", String(values["overseer"]), levels),
    };
    const tableOf = tablesIn(values, seed);
    return (number) => ({ number, seed: `${seed}/${number}`, ...tableOf(number), players, keep });
  },
  play,
  summary: summaryOf,
  report: (results) => reportOf(summaryOf(results)),
  plot: (results) => plotOf(summaryOf(results)),
};

function namesOf(cards: readonly { readonly id: string }[]): string {
  return cards.map(({ id }) => id).join(", ");
}
