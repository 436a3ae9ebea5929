import type { SpellCard } from "../cards/spell.ts";
import type { RosterHero } from "../roster.ts";
import { allOf, findCard } from "../shelf.ts";

/** REG-CHAR-04, REG-RULING-11: how many skills and spells a hero can still learn. */
export function freePlaces({
  skills,
  spells,
  levels,
}: Pick<RosterHero, "skills" | "spells" | "levels">): number {
  return levels.intelligence - skills.length - spells.length;
}

/** Whether a skill is open to this hero: some are for one vocation alone (REG-SKILL-03). */
export function mayLearn(hero: string, skill: string): boolean {
  const { only } = findCard("skills", skill) ?? {};
  return only === undefined || only.includes(hero);
}

/** REG-VERDICT-16: the skill that the grimoire of a school asks for. */
export function skillNeededFor(school: SpellCard["school"]): string | undefined {
  return allOf("things").find(({ teaches }) => teaches === school)?.needsSkill;
}
