import type { Rng } from "@ossuaire/kernel";
import { heroes } from "../content/fight/heroes.ts";
import { playLevels } from "../kinds.ts";
import { type DarkReignOptions, lengths, quests, sideQuests } from "../options.ts";

/** The options of the quest with this number: quests, play levels and secondary quests in turn, parties and lengths as they come. */
export function randomOptions(number: number, rng: Rng): DarkReignOptions {
  const side = [...sideQuests, undefined][Math.floor(number / 4) % 4];
  const level = playLevels[Math.floor(number / 16) % playLevels.length] ?? "novice";
  return {
    heroes: rng.shuffled(heroes.map(({ id }) => id)).slice(0, rng.int(1, 4)),
    quest: quests[number % quests.length] ?? "well",
    ...(side === undefined ? {} : { side }),
    level,
    length: rng.one(lengths),
    town: rng.int(0, 1) === 1,
    blunted: level === "novice" && rng.int(0, 1) === 1,
  };
}
