import type { SpellCard } from "../cards/spell.ts";
import { lastingLevelOf } from "../sheet/levels.ts";
import { allOf, findCard } from "../shelf.ts";
import type { Character, State } from "../state.ts";

/** REG-CHAR-04, REG-RULING-11: how many skills and spells a hero can still learn, with what it wears and holds. */
export function freePlaces(state: State, who: Character): number {
  const { skills = [], spells = [] } = who.hero ?? {};
  return Math.max(0, lastingLevelOf(state, who, "intelligence") - skills.length - spells.length);
}

/** REG-RUNE-13, REG-RULING-11: what was learned by a rune is still known without it. */
export function mostLent(): number {
  const lent = allOf("things").flatMap(({ traits = [] }) =>
    traits.map(({ levels }) => levels?.intelligence ?? 0),
  );
  return Math.max(0, ...lent);
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
