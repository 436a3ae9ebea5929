import type { Rng } from "@ossuaire/kernel";
import { heroes } from "../content/fight/heroes.ts";
import { darkReign } from "../dark-reign.ts";
import { playLevels } from "../kinds.ts";
import { type DarkReignOptions, lengths, quests, sideQuests } from "../options.ts";
import { randomRoster } from "./random-roster.ts";

/**
 * The options of the quest with this number: quests, secondary quests and play levels in turn, parties and lengths as they come. Every
 * other group has come far already; one in four visits the town, and one in three has a hero with a name of its player's.
 */
export function randomOptions(number: number, rng: Rng): DarkReignOptions {
  const quest = quests[number % quests.length] ?? "well";
  const side = [...sideQuests, undefined][Math.floor(number / 4) % 4];
  const level = playLevels[Math.floor(number / 16) % playLevels.length] ?? "novice";
  const party = rng.shuffled(heroes.map(({ id }) => id)).slice(0, rng.int(1, 4));
  const read = darkReign.readOptions({
    heroes: party,
    ...(number % 3 === 1 ? { names: { [party[0] ?? ""]: "Élie d’En-Bas" } } : {}),
    quest,
    ...(side === undefined ? {} : { side }),
    level,
    length: rng.one(lengths),
    blunted: level === "novice" && rng.int(0, 1) === 1,
    town: rng.int(0, 3) === 0,
    ...(number % 2 === 0 ? { roster: randomRoster(party, quest, rng) } : {}),
  });
  if (!read.ok) throw new Error(read.words.en);
  return read.options;
}
