import type { Rng } from "@ossuaire/kernel";
import { mostOf } from "../campaign/experience.ts";
import { skillNeededFor } from "../campaign/learning.ts";
import { readyMade } from "../campaign/sheets.ts";
import type { Roster } from "../options.ts";
import { defaultOptions } from "../options.ts";
import type { RosterHero } from "../roster.ts";
import { packsOf } from "../shelf.ts";

/** A group that has come far: bags full of whatever there is, as many spells as fit into its heads, écus and XP to spend. */
export function randomRoster(heroes: readonly string[], rng: Rng): Roster {
  return { heroes: heroes.map((hero) => seasoned(readyMade(hero), rng)), won: [] };
}

function seasoned(sheet: RosterHero, rng: Rng): RosterHero {
  const intelligence = mostOf(sheet.hero, "intelligence");
  const free = intelligence - sheet.skills.length - sheet.spells.length;
  const more = rng.shuffled(spellsFor(sheet)).slice(0, free);
  const found = rng.shuffled(treasures).slice(0, 6);
  return {
    ...sheet,
    levels: { ...sheet.levels, intelligence },
    spells: [...sheet.spells, ...more],
    ecus: rng.int(0, 2000),
    xp: rng.int(0, 300),
    things: [...sheet.things, ...found.map((card) => ({ card, at: "carried" as const }))],
  };
}

const cards = packsOf(defaultOptions);

/** Light ones: who carries too much cannot go down (REG-SHEET-09). */
const treasures = cards
  .flatMap(({ things = [] }) => things)
  .filter(({ id, isQuest, weight }) => !isQuest && id !== "strongbox" && weight <= 5)
  .map(({ id }) => id);

function spellsFor({ skills, spells }: RosterHero): readonly string[] {
  return cards
    .flatMap((pack) => pack.spells ?? [])
    .filter(({ id, school }) => {
      const skill = skillNeededFor(school);
      return !spells.includes(id) && (skill === undefined || skills.includes(skill));
    })
    .map(({ id }) => id);
}
