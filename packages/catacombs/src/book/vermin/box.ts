import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const box: Chapter<Catacombs> = {
  id: "box",
  title: w("Dans la boîte", "In the box"),
  lead: w(
    "Quarante-deux cartes, vingt et une cartes Poison, vingt-deux disques bruns et orange. Il faut le jeu de base pour y jouer.",
    "Forty-two cards, twenty-one Poison cards, twenty-two discs in brown and orange. You need the base game to play with it.",
  ),
  points: [
    {
      name: w("Avec Catacombs :", "With Catacombs:"),
      text: w(
        "la boîte ne se joue pas seule ; la Caverne de Soloth n’est pas nécessaire.",
        "the box is not played by itself; Cavern of Soloth is not needed.",
      ),
      rules: ["VER-RULING-01", "VER-GEN-01"],
    },
    {
      name: w("Une cinquième famille :", "A fifth family:"),
      text: w("la Vermine, en brun.", "Vermin, in brown."),
      rules: ["VER-FAMILY-02", "VER-FAMILY-01"],
    },
    {
      name: w("Deux faces d’un disque :", "Two faces of one disc:"),
      text: w(
        "la Wyverne et le Rémorhaz ne sont jamais en jeu ensemble.",
        "Wyvern and Remorhaz are never in play together.",
      ),
      rules: ["VER-RULING-07", "VER-DISC-04"],
      exception: true,
    },
  ],
  sections: ["VER-GEN", "VER-FAMILY", "VER-COMP", "VER-DISC", "VER-RULING-01", "VER-VERDICT"],
};
