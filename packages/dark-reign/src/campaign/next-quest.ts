import {
  type DarkReignOptions,
  defaultOptions,
  type QuestId,
  quests,
  type Roster,
  usualLength,
} from "../options.ts";

/** A campaign before its first quest. */
export const freshRoster: Roster = { heroes: [], won: [] };

/** REG-QUEST-04, REG-VERDICT-61: the first that is not won; none once all are. */
export function nextQuest({ won }: Pick<Roster, "won">): QuestId | undefined {
  return quests.find((quest) => !won.includes(quest));
}

/**
 * How a campaign usually goes on: the next quest, by way of the town (REG-VERDICT-81), with those who are alive, and fresh
 * heroes in the places of the dead (REG-XP-12).
 */
export function optionsOnward(
  roster: Roster,
  before: Pick<DarkReignOptions, "heroes" | "level" | "blunted"> = defaultOptions,
): DarkReignOptions {
  const quest = nextQuest(roster) ?? "well";
  const living = roster.heroes.map(({ hero }) => hero).slice(0, 4);
  const many = Math.max(living.length, Math.min(4, before.heroes.length));
  const others = [...before.heroes, ...defaultOptions.heroes, "richilde", "isengrin"];
  const fresh = [...new Set(others)].filter((hero) => !living.includes(hero));
  const { level, blunted } = before;
  return {
    heroes: [...living, ...fresh].slice(0, many),
    quest,
    level,
    blunted,
    length: usualLength(quest),
    town: true,
    roster,
  };
}
