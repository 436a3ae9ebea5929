import { because, type Reason, w } from "@ossuaire/kernel";
import { freePlaces } from "../campaign/learning.ts";
import type { SpellCard } from "../cards/spell.ts";
import type { Errand } from "../errand.ts";
import { schoolsOf } from "../sheet/learning.ts";
import { packsOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { noPlace, tooPoor, unchanged, visitorOf } from "./fund.ts";

/** REG-TOWN-28. */
const lessonPrice = ({ difficulty }: Pick<SpellCard, "difficulty">): number => 20 * Math.max(1, difficulty);

/** REG-VERDICT-16, REG-XP-09: a spell for écus, out of a grimoire. */
export const learn: Errand = {
  id: "learn",
  rule: "REG-TOWN-28",
  name: w("Apprendre un sort", "Learn a spell"),
  *offers(state, who) {
    const { hero } = visitorOf(who);
    for (const spell of packsOf(state.options).flatMap(({ spells = [] }) => spells)) {
      if (hero.spells.includes(spell.id)) continue;
      const price = lessonPrice(spell);
      const bar = barTo(state, who, spell, price);
      yield {
        option: {
          id: `learn:${spell.id}`,
          errand: "learn",
          spell: spell.id,
          ...unchanged(state, who),
          ecus: -price,
        },
        ...(bar === undefined ? {} : { bar }),
        *perform({ tell }) {
          hero.ecus -= price;
          hero.spells.push(spell.id);
          tell({ type: "learned", rule: "REG-TOWN-28", who: who.id, spell: spell.id, ecus: price });
        },
      };
    }
  },
};

function barTo(state: State, who: Character, { school }: SpellCard, price: number): Reason | undefined {
  const { hero } = visitorOf(who);
  if (!schoolsOf(state, who).has(school)) return noBook;
  if (freePlaces(state, who) === 0) return noPlace;
  return hero.ecus < price ? tooPoor : undefined;
}

const noBook = because(
  "REG-VERDICT-16",
  w(
    "Il faut le grimoire de cette école, et la compétence qu’il demande.",
    "It takes the grimoire of that school, and the skill that it asks for.",
  ),
);
