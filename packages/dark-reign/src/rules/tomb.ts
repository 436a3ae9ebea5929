import type { SpellCard } from "../cards/spell.ts";
import { distance } from "../grid/square.ts";
import type { Character, State } from "../state.ts";

/** REG-TOMB-01, REG-VERDICT-73: beside a tomb, walls or not, necromancy is easier; several tombs do not add up. */
export function tombBonus({ elements }: State, who: Character, school: SpellCard["school"]): number {
  const isBeside = elements.some((one) => one.kind === "tomb" && distance(one, who) === 1);
  return school === "necromancy" && isBeside ? 2 : 0;
}
