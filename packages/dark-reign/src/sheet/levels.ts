import type { Characteristic, Levels, PlayLevel } from "../kinds.ts";
import { profileOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { Trait } from "../trait.ts";
import { traitsOf } from "./traits.ts";

/**
 * REG-RULING-08: a level as it is now, never stored: sheet or profile, what is held and worn, runes, effects, the others of
 * a swarm; from 0 to 10 for dice, damage, difficulty and subtraction alike.
 */
export function levelOf(
  state: State,
  who: Character,
  of: Characteristic,
  traits: readonly Trait[] = traitsOf(state, who),
): number {
  let level = rawLevel(who, of, traits);
  for (const { on, what } of state.effects)
    if ((on === who.id || on === who.side) && what.kind === "level" && what.of === of) level += what.by;
  return capped(level);
}

/** REG-VERDICT-01, REG-RULING-14: the level with permanent modifiers alone. */
export function lastingLevelOf(state: State, who: Character, of: Characteristic): number {
  return capped(rawLevel(who, of, traitsOf(state, who)));
}

/** REG-BONUS-01: the level for one roll. */
export const raised = (level: number, by: number): number => capped(level + by);

const capped = (level: number): number => Math.min(10, Math.max(0, level));

function rawLevel(who: Character, of: Characteristic, traits: readonly Trait[]): number {
  let level = ownLevel(who, of);
  for (const { levels } of traits) level += levels?.[of] ?? 0;
  return level;
}

/** As it is written on the sheet, or on the profile. */
export function ownLevel(who: Character, of: Characteristic): number {
  if (who.hero !== undefined) return who.hero.levels[of];
  const profile = profileOf(who.card);
  if (of !== "melee") return profile.levels[of];
  return profile.levels.melee + swarmBonus(who);
}

/** REG-SWARM-03, 04, 06: the figures beyond the first; who came in this turn does not count yet. */
export function swarmBonus({ pv, states }: Character): number {
  return Math.max(0, pv.length - (states.fresh ?? 0) - 1);
}

/** The play level whose figures a character has. */
export const tierOf = (state: State, { tier }: Character): PlayLevel => tier ?? state.options.level;

export function levelsOf(state: State, who: Character): Levels {
  const traits = traitsOf(state, who);
  const now = (of: Characteristic) => levelOf(state, who, of, traits);
  return {
    dexterity: now("dexterity"),
    intelligence: now("intelligence"),
    melee: now("melee"),
    shooting: now("shooting"),
    agility: now("agility"),
    magic: now("magic"),
    force: now("force"),
    charisma: now("charisma"),
    endurance: now("endurance"),
    will: now("will"),
  };
}
