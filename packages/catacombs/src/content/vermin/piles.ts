import { type Pile, w } from "@ossuaire/kernel";
import type { allMonsters } from "../box.ts";
import { referenceCard, referenceWords } from "../reference.ts";
import { passageCards } from "./passages/deck.ts";
import { poisonCards } from "./poison-cards.ts";

/** What lies in this box beside monsters, rooms, spells and articles, to be read by anybody at any time. */
export function verminPiles(of: Parameters<typeof allMonsters>[0]): readonly Pile[] {
  const strong = (harm: number) => (harm > 0 ? w("et 1 point de vie", "and 1 life") : w("", ""));
  return [
    {
      // VER-WANDER-10: the Reference card.
      name: referenceWords.title,
      cards: referenceCard(of).map(({ card: { name }, symbols, each }) => ({
        name,
        facts: [referenceWords.symbols(symbols), referenceWords.each(each)],
        text: [],
      })),
    },
    {
      name: w("Les Passages obscurs", "Dark Passageways"),
      cards: passageCards.map(({ name, level, text }) => ({
        name,
        facts: [w(`niveau ${level}`, `level ${level}`), w("", "")],
        text: [text],
      })),
    },
    {
      name: w("Les cartes Poison", "The Poison cards"),
      cards: poisonCards.map(({ value, harm }) => ({
        name: w(`Poison ${value}`, `Poison ${value}`),
        facts: [strong(harm), w("", "")],
        text: [],
      })),
    },
  ];
}
