import { dealtIn } from "./content/dealt.ts";
import type { Mark } from "./mark.ts";
import type { HeroId } from "./options.ts";
import type { Character, Open, Piece } from "./state.ts";

/** All that boxes have done to a piece, in the order in which it is told. */
export function marksOf(open: Open, piece: Piece): readonly Mark[] {
  return dealtIn(open.options).customs.flatMap(({ marks }) => marks?.(open, piece) ?? []);
}

/** The same of a Hero wherever he is: on the board, in a maw, or between two rooms. */
export function marksOfHero(open: Open, hero: HeroId): readonly Mark[] {
  const { pieces = [], captives = [] } = open.fight ?? {};
  const lying = [...pieces, ...captives.map(({ piece }) => piece)].find(({ id }) => id === hero);
  return marksOf(open, lying ?? nowhere(hero));
}

function nowhere(hero: HeroId): Character {
  return { id: hero, kind: "hero", card: hero, radius: 0, x: 0, y: 0, done: false, marks: {} };
}
