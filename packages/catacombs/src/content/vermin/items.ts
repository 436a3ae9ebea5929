import type { ItemCard } from "../card.ts";
import { using } from "../using.ts";
import { cure } from "./cure.ts";
import { cardsOf, notPoisoned } from "./poison.ts";

/** VER-COMP-03, VER-RULING-11. */
export const verminItems: readonly ItemCard[] = [
  {
    id: "antivenom",
    name: { fr: "Contrepoison", en: "Antivenom" },
    text: {
      fr: "Défausse une de ses cartes Poison, au choix. Une fois, sans prendre l’action.",
      en: "Discards one of his own Poison cards, of his choice. Once; it takes no action.",
    },
    price: 200,
    use: "once",
    actions: [
      {
        id: "antivenom",
        name: { fr: "Contrepoison", en: "Antivenom" },
        rule: "CAT-ITEM-08",
        attacks: [],
        free: true,
        bar: (open, { card }) => (cardsOf(open, card).length > 0 ? undefined : notPoisoned),
        before: using("antivenom", (table, { card }) => cure(table, card, "CAT-ITEM-08")),
      },
    ],
    traits: [],
    source: "house",
  },
];
