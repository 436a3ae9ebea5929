import {
  type DarkReignOptions,
  darkReign,
  defaultOptions,
  heroCards,
  lengths,
  levels,
  type Player,
  playLevels,
  quests,
  sideQuests,
  usualLength,
} from "@ossuaire/dark-reign";
import { w } from "@ossuaire/kernel";
import { readChoice, readChoices, UsageError } from "../../usage.ts";
import type { Simulation, Values } from "../simulation.ts";
import { type Fixture, play, type Result } from "./play.ts";
import { plotOf, reportOf } from "./report.ts";
import { summaryOf } from "./summary.ts";

const players: readonly Player[] = [...levels, "random"];
const names = heroCards.map(({ id }) => id);

export const darkReignSimulation: Simulation<Fixture, Result> = {
  help: w(
    `ossuaire simulate dark-reign [--quest QUÊTES] [--party HÉROS] [--heroes NIVEAU] [--play-level NIVEAU] [--side QUÊTE] [--length DURÉE] [--campaign]
  --quest               ${quests.join(", ")}, plusieurs avec des virgules, ou all, l’une après l’autre (all)
  --party               de un à quatre héros avec des virgules, parmi ${names.join(", ")} (${defaultOptions.heroes.join(",")})
  --heroes              qui joue les héros : ${players.join(", ")} (adept)
  --play-level          le niveau de jeu : ${playLevels.join(", ")} (novice)
  --side                la quête secondaire : none, ${sideQuests.join(", ")} (none)
  --length              usual, ${lengths.join(", ")} (usual)
  --campaign            les quatre quêtes dans l’ordre avec un même groupe, jusqu’à la première perdue`,
    `ossuaire simulate dark-reign [--quest QUESTS] [--party HEROES] [--heroes LEVEL] [--play-level LEVEL] [--side QUEST] [--length LENGTH] [--campaign]
  --quest               ${quests.join(", ")}, several with commas, or all, one after the other (all)
  --party               one to four heroes with commas, of ${names.join(", ")} (${defaultOptions.heroes.join(",")})
  --heroes              who plays the heroes: ${players.join(", ")} (adept)
  --play-level          the play level: ${playLevels.join(", ")} (novice)
  --side                the secondary quest: none, ${sideQuests.join(", ")} (none)
  --length              usual, ${lengths.join(", ")} (usual)
  --campaign            the four quests in their order with one group, until one of them is lost`,
  ),
  flags: {
    quest: { type: "string", default: "all" },
    party: { type: "string", default: defaultOptions.heroes.join(",") },
    heroes: { type: "string", default: "adept" },
    "play-level": { type: "string", default: defaultOptions.level },
    side: { type: "string", default: "none" },
    length: { type: "string", default: "usual" },
    campaign: { type: "boolean", default: false },
  },
  fixtures(values, seed, keep) {
    const isCampaign = values["campaign"] === true;
    // A campaign begins with the first quest, and plays the others by itself.
    const tables = tablesIn(isCampaign ? { ...values, quest: "well", length: "usual" } : values);
    const heroes = readChoice("heroes", String(values["heroes"]), players);
    return (number) => ({
      number,
      seed: `${seed}/${number}`,
      options: tables[number % tables.length] ?? defaultOptions,
      heroes,
      isCampaign,
      keep,
    });
  },
  play,
  summary: summaryOf,
  report: (results) => reportOf(summaryOf(results)),
  plot: (results) => plotOf(summaryOf(results)),
};

/** The options of each quest that is asked for, one after the other. */
function tablesIn(values: Values): readonly DarkReignOptions[] {
  const text = String(values["quest"]);
  const asked = text === "all" ? quests : readChoices("quest", text, quests);
  const side = readChoice("side", String(values["side"]), ["none", ...sideQuests]);
  const length = readChoice("length", String(values["length"]), ["usual", ...lengths]);
  return asked.map((quest) =>
    checked({
      heroes: String(values["party"])
        .split(",")
        .map((hero) => readChoice("party", hero.trim(), names)),
      quest,
      level: readChoice("play-level", String(values["play-level"]), playLevels),
      length: length === "usual" ? usualLength(quest) : length,
      ...(side === "none" ? {} : { side }),
    }),
  );
}

function checked(options: Partial<DarkReignOptions>): DarkReignOptions {
  const read = darkReign.readOptions(options);
  if (!read.ok) throw new UsageError(read.words, read.rule);
  return read.options;
}
