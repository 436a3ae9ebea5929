import type { SkillCard } from "../cards/skill.ts";
import type { Quality } from "../kinds.ts";
import { profileOf, skillOf, thingCardOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { onceWhileStill } from "../still.ts";
import { heldIn, thingsOf, wornIn } from "../things.ts";
import type { Trait } from "../trait.ts";

/** All traits of a character: of its profile or its skills, of what it holds and wears, of the runes bound to that, and of what it keeps with it (REG-TOWN-25). */
export const traitsOf = onceWhileStill((state, who: Character): readonly Trait[] => {
  const own = ownTraits(who);
  const had = thingsOf(state, who.id);
  if (had.length === 0) return own;
  const all = [...own];
  for (const { thing, card } of [...heldIn(had), ...wornIn(had)]) {
    if (card.traits !== undefined) all.push(...card.traits);
    for (const rune of thing.runes ?? []) all.push(...(thingCardOf(rune).traits ?? []));
  }
  // REG-TOWN-25: of what it has anywhere with it.
  for (const { card } of had) if (card.kept !== undefined) all.push(...card.kept);
  if (!all.some(({ isSingle }) => isSingle)) return all;
  return all.filter((trait, i) => !trait.isSingle || all.findIndex(({ id }) => id === trait.id) === i);
});

function ownTraits({ card, hero }: Character): readonly Trait[] {
  return hero === undefined ? profileOf(card).traits : hero.skills.flatMap(skillTrait);
}

/** By their cards: they are asked for at every deed. */
const skillTraits = new WeakMap<SkillCard, readonly Trait[]>();

function skillTrait(skill: string): readonly Trait[] {
  const card = skillOf(skill);
  const made = skillTraits.get(card);
  if (made !== undefined) return made;
  const { id, name, rule, trait } = card;
  const now = trait === undefined ? [] : [{ ...trait, id, name, rule }];
  skillTraits.set(card, now);
  return now;
}

/** Whether it is so, by a trait or for a while by an effect. */
export function has(state: State, who: Character, quality: Quality): boolean {
  for (const { on, what } of state.effects)
    if ((on === who.id || on === who.side) && what.kind === "is" && what.quality === quality) return true;
  for (const { is } of traitsOf(state, who)) if (is?.includes(quality)) return true;
  return false;
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
