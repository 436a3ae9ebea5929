import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const box: Chapter<Catacombs> = {
  id: "box",
  title: w("Dans la boîte", "In the box"),
  lead: w(
    "Soixante-six cartes, quarante et un disques, huit plateaux. Il faut le jeu de base pour y jouer.",
    "Sixty-six cards, forty-one discs, eight boards. You need the base game to play with it.",
  ),
  points: [
    {
      name: w("Avec Catacombs :", "With Catacombs:"),
      text: w(
        "la boîte ne se joue pas seule. Ce qu’elle ne dit pas reste comme dans le jeu de base.",
        "the box is not played by itself. What it does not speak of stays as in the base game.",
      ),
      rules: ["SOL-GEN-01", "SOL-GEN-03", "SOL-GEN-02"],
    },
    {
      name: w("Quelles salles ?", "Which rooms?"),
      text: w(
        "Celles du jeu de base, celles de Soloth, ou les deux mêlées : cela se choisit avant la partie.",
        "Those of the base game, those of Soloth, or both shuffled together: that is chosen before the game.",
      ),
      rules: ["SOL-RULING-08", "SOL-COMP-05"],
    },
    {
      name: w("De notre main.", "By our own hand."),
      text: w(
        "Points de vie, prix et pouvoirs que le livret n’imprime pas, nous les avons établis en jouant ; le texte entier dit comment.",
        "Life, prices and powers that the rulebook does not print we have settled by playing; the whole text says how.",
      ),
      rules: ["SOL-RULING-05", "SOL-RULING-04", "SOL-RULING-06"],
    },
  ],
  sections: ["SOL-GEN", "SOL-COMP", "SOL-RULING-01", "SOL-VERDICT"],
};
