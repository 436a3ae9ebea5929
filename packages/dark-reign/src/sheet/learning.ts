import type { SpellCard } from "../cards/spell.ts";
import type { Character, State } from "../state.ts";
import { thingsOf } from "../things.ts";
import { canEquip } from "./hands.ts";

/** REG-VERDICT-16: the schools whose spells somebody may learn: it owns the grimoire, and has the skill that this asks for. */
export function schoolsOf(state: State, who: Character): ReadonlySet<SpellCard["school"]> {
  const books = thingsOf(state, who.id).filter(
    ({ card }) => card.teaches !== undefined && canEquip(state, who, card),
  );
  return new Set(books.flatMap(({ card }) => card.teaches ?? []));
}
