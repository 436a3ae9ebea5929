import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";

export const box: Chapter<Catacombs> = {
  id: "box",
  title: w("Dans la boîte", "In the box"),
  lead: w(
    "Soixante-deux disques, soixante-douze cartes, six plateaux : voici ce qu’il y a, et ce que nous avons dû inventer.",
    "Sixty-two discs, seventy-two cards, six boards: this is what there is, and what we had to invent.",
  ),
  points: [
    {
      name: w("Choisir le Seigneur.", "Choose the Lord."),
      text: w(
        "C’est le premier pas, et chacun le sait. Le Sorcier convient pour débuter.",
        "That comes first, and everybody knows it. The Sorcerer is good to begin with.",
      ),
      rules: ["CAT-SETUP-01", "CAT-SETUP-04", "CAT-RULING-95"],
    },
    {
      name: w("Les obstacles", "Obstacles"),
      text: w(
        "sont fixés dans les trous du plateau : ils arrêtent, font rebondir et ne bougent jamais.",
        "sit in the holes of the board: they stop discs, throw them back and never move.",
      ),
      rules: ["CAT-COMP-19", "CAT-LIMIT-05", "CAT-COMP-18", "CAT-RULING-15"],
    },
    {
      name: w("La carte l’emporte", "A card beats"),
      text: w("sur le livret quand ils disent autre chose.", "the rulebook where they say different things."),
      rules: ["CAT-LIMIT-01"],
      exception: true,
    },
    {
      name: w("Ce qui manque, manque.", "What is gone is gone."),
      text: w(
        "Plus de disque d’une sorte en réserve : il n’en vient pas d’autre.",
        "No disc of a kind left in the reserve: no more of them come.",
      ),
      rules: ["CAT-LIMIT-04", "CAT-LIMIT-02", "CAT-RULING-62"],
    },
    {
      name: w("De notre main.", "By our own hand."),
      text: w(
        "Ce que le livret n’imprime pas (cartes, plateaux, mesures), nous l’avons établi ; le texte entier dit comment.",
        "What the rulebook does not print (cards, boards, measures) we have settled ourselves; the whole text says how.",
      ),
      rules: ["CAT-GAP-01", "CAT-GAP-02", "CAT-GAP-04"],
    },
  ],
  sections: ["CAT-COMP", "CAT-SETUP", "CAT-LIMIT", "CAT-GAP"],
};
