import type { Profile } from "../cards/profile.ts";
import type { Characteristic, Levels, PlayLevel } from "../kinds.ts";
import { profileOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { effectsOn, sum, traitsOf } from "./traits.ts";

/**
 * REG-RULING-08: a level as it is now, never stored: sheet or profile, what is held and worn, runes, effects, the others of
 * a swarm; from 0 to 10 for dice, damage, difficulty and subtraction alike.
 */
export function levelOf(state: State, who: Character, of: Characteristic): number {
  const effects = effectsOn(state, who).map(({ what }) =>
    what.kind === "level" && what.of === of ? what.by : 0,
  );
  return capped(rawLevel(state, who, of) + sum(effects));
}

/** REG-VERDICT-01, REG-RULING-14: the level with permanent modifiers alone. */
export function lastingLevelOf(state: State, who: Character, of: Characteristic): number {
  return capped(rawLevel(state, who, of));
}

/** REG-BONUS-01: the level for one roll. */
export const raised = (level: number, by: number): number => capped(level + by);

const capped = (level: number): number => Math.min(10, Math.max(0, level));

function rawLevel(state: State, who: Character, of: Characteristic): number {
  const lent = traitsOf(state, who).map(({ levels }) => levels?.[of] ?? 0);
  return ownLevel(state, who, of) + sum(lent);
}

function ownLevel(state: State, who: Character, of: Characteristic): number {
  if (who.hero !== undefined) return who.hero.levels[of];
  const profile = profileOf(who.card);
  if (of !== "melee") return profile.levels[of];
  return profile.levels.melee + heroBonus(profile, tierOf(state, who)) + swarmBonus(who);
}

/** REG-LEVEL-03: of C.Corps, and of the damage of every attack. */
export function heroBonus({ grows }: Profile, tier: PlayLevel): number {
  return grows && tier === "hero" ? 1 : 0;
}

/** REG-SWARM-03, 04, 06: the figures beyond the first; who came in this turn does not count yet. */
export function swarmBonus({ pv, states }: Character): number {
  return Math.max(0, pv.length - (states.fresh ?? 0) - 1);
}

/** The play level whose figures a character has. */
export const tierOf = (state: State, { tier }: Character): PlayLevel => tier ?? state.options.level;

export function levelsOf(state: State, who: Character): Levels {
  return {
    dexterity: levelOf(state, who, "dexterity"),
    intelligence: levelOf(state, who, "intelligence"),
    melee: levelOf(state, who, "melee"),
    shooting: levelOf(state, who, "shooting"),
    agility: levelOf(state, who, "agility"),
    magic: levelOf(state, who, "magic"),
    force: levelOf(state, who, "force"),
    charisma: levelOf(state, who, "charisma"),
    endurance: levelOf(state, who, "endurance"),
    will: levelOf(state, who, "will"),
  };
}
