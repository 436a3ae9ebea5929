import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const cure: Chapter<Catacombs> = {
  id: "cure",
  title: w("Se soigner du poison", "Curing poison"),
  lead: w(
    "Une carte à la fois : par un sort, par un équipement, ou chez qui vend l’antidote.",
    "One card at a time: by a spell, by an article, or from those who sell the cure.",
  ),
  points: [
    {
      name: w("L’Antidote,", "Cure Poison,"),
      text: w(
        "un sort du Magicien, ôte une carte au choix à un Héros, où qu’il soit dans la salle.",
        "a spell of the Wizard, takes one card of your choice off a Hero, wherever in the room.",
      ),
      rules: ["VER-CURE-03", "VER-CURE-01", "VER-CURE-02", "VER-RULING-29"],
    },
    {
      name: w("Pour 400 pièces d’or,", "For 400 gold"),
      text: w(
        "le Marchand et le Guérisseur ôtent une carte, la pire si vous voulez.",
        "Merchant and Healer take off one card, the worst if you like.",
      ),
      rules: ["VER-CURE-04", "VER-RULING-26"],
    },
    {
      name: w("Ressusciter", "Resurrection"),
      text: w(
        "efface tout : qui revient à la vie n’a plus une seule carte.",
        "clears it all: whoever comes back to life has no card left.",
      ),
      rules: ["VER-CURE-07", "VER-CURE-06"],
    },
  ],
  sections: ["VER-CURE", "VER-RULING-26"],
};
