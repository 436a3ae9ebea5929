import type { Rng } from "@ossuaire/kernel";
import { mostOf } from "../campaign/experience.ts";
import { skillNeededFor } from "../campaign/learning.ts";
import { readyMade } from "../campaign/sheets.ts";
import { defaultOptions, type QuestId, quests, type Roster } from "../options.ts";
import type { RosterHero } from "../roster.ts";
import { sum } from "../sheet/traits.ts";
import { packsOf, thingCardOf } from "../shelf.ts";

/** A group that has come far: bags full of whatever there is, as many spells as fit into its heads, écus and XP to spend. */
export function randomRoster(heroes: readonly string[], quest: QuestId, rng: Rng): Roster {
  // REG-VERDICT-61: a quest opens once the one before it is won.
  const won = quests.slice(0, quests.indexOf(quest));
  return { heroes: heroes.map((hero) => seasoned(readyMade(hero), rng)), won };
}

function seasoned(sheet: RosterHero, rng: Rng): RosterHero {
  const intelligence = mostOf(sheet.hero, "intelligence");
  const free = intelligence - sheet.skills.length - sheet.spells.length;
  const more = rng.shuffled(spellsFor(sheet)).slice(0, free);
  return {
    ...sheet,
    levels: { ...sheet.levels, intelligence },
    spells: [...sheet.spells, ...more],
    ecus: rng.int(0, 2000),
    xp: rng.int(0, 300),
    things: [...sheet.things, ...bagFor(sheet, rng).map((card) => ({ card, at: "carried" as const }))],
  };
}

/** REG-SHEET-09: who carries too much cannot go down. */
function bagFor({ levels, things }: RosterHero, rng: Rng): readonly string[] {
  let left = (levels.force + levels.endurance) * 10 - sum(things.map(({ card }) => thingCardOf(card).weight));
  return rng
    .shuffled(treasures)
    .slice(0, 12)
    .flatMap(({ id, weight }) => {
      if (weight > left) return [];
      left -= weight;
      return [id];
    });
}

const cards = packsOf(defaultOptions);

const treasures = cards
  .flatMap(({ things = [] }) => things)
  .filter(({ id, isQuest }) => !isQuest && id !== "strongbox");

function spellsFor({ skills, spells }: RosterHero): readonly string[] {
  return cards
    .flatMap((pack) => pack.spells ?? [])
    .filter(({ id, school }) => {
      const skill = skillNeededFor(school);
      return !spells.includes(id) && (skill === undefined || skills.includes(skill));
    })
    .map(({ id }) => id);
}
