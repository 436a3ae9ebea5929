import type { Quality } from "../kinds.ts";
import { profileOf, skillOf, thingCardOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { equippedBy } from "../things.ts";
import type { Trait } from "../trait.ts";

/** All traits of a character: of its profile or its skills, of what it holds and wears, and of the runes bound to that. */
export function traitsOf(state: State, who: Character): readonly Trait[] {
  const all: Trait[] = [];
  if (who.hero === undefined) all.push(...profileOf(who.card).traits);
  else for (const skill of who.hero.skills) all.push(...skillTrait(skill));
  for (const { thing, card } of equippedBy(state, who.id)) {
    all.push(...(card.traits ?? []));
    for (const rune of thing.runes ?? []) all.push(...(thingCardOf(rune).traits ?? []));
  }
  if (!all.some(({ isSingle }) => isSingle)) return all;
  return all.filter((trait, i) => !trait.isSingle || all.findIndex(({ id }) => id === trait.id) === i);
}

/** A skill's trait has its name and rule; it is the same for everybody. */
const skillTraits = new Map<string, readonly Trait[]>();

function skillTrait(skill: string): readonly Trait[] {
  const known = skillTraits.get(skill);
  if (known !== undefined) return known;
  const { id, name, rule, trait } = skillOf(skill);
  const now = trait === undefined ? [] : [{ ...trait, id, name, rule }];
  skillTraits.set(skill, now);
  return now;
}

/** Whether it is so, by a trait or for a while by an effect. */
export function has(state: State, who: Character, quality: Quality): boolean {
  return (
    traitsOf(state, who).some(({ is }) => is?.includes(quality)) ||
    effectsOn(state, who).some(({ what }) => what.kind === "is" && what.quality === quality)
  );
}

/** What holds for a character by itself or as one of its side. */
export function effectsOn({ effects }: State, { id, side }: Character): State["effects"] {
  return effects.filter(({ on }) => on === id || on === side);
}

/** What a chapter has to remember for a while: the numbers that go by this name. */
export function noted(state: State, who: Character, note: string): readonly number[] {
  return effectsOn(state, who).flatMap(({ what }) =>
    what.kind === "note" && what.note === note ? [what.by] : [],
  );
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
