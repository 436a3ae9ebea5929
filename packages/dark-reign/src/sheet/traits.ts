import type { Quality } from "../kinds.ts";
import { profileOf, skillOf, thingCardOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { heldBy, wornBy } from "../things.ts";
import type { Trait } from "../trait.ts";

/** All traits of a character: of its profile or its skills, of what it holds and wears, and of the runes bound to that. */
export function traitsOf(state: State, who: Character): readonly Trait[] {
  const own = who.hero === undefined ? profileOf(who.card).traits : who.hero.skills.flatMap(skillTrait);
  const equipped = [...heldBy(state, who.id), ...wornBy(state, who.id)];
  const lent = equipped.flatMap(({ thing, card }) => [
    ...(card.traits ?? []),
    ...(thing.runes ?? []).flatMap((rune) => thingCardOf(rune).traits ?? []),
  ]);
  const all = [...own, ...lent, ...keptBy(state, who.id)];
  return all.filter((trait, i) => !trait.isSingle || all.findIndex(({ id }) => id === trait.id) === i);
}

/** REG-TOWN-25: of what it has anywhere with it. */
function keptBy({ things }: State, who: string): readonly Trait[] {
  return things.flatMap(({ card, at }) =>
    "by" in at && at.by === who && at.kind !== "strongbox" ? (thingCardOf(card).kept ?? []) : [],
  );
}

function skillTrait(skill: string): readonly Trait[] {
  const { id, name, rule, trait } = skillOf(skill);
  return trait === undefined ? [] : [{ ...trait, id, name, rule }];
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
