import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const poison: Chapter<Catacombs> = {
  id: "poison",
  title: w("Le poison", "Poison"),
  lead: w(
    "Un coup empoisonné fait perdre sa vie ordinaire, puis une carte. Les cartes s’additionnent ; quand elles font autant que la vie de départ, le Héros meurt.",
    "A poisoned blow costs its usual life, then a card. The cards add up; when they come to the life he started with, the Hero dies.",
  ),
  points: [
    {
      name: w("Empoisonné :", "Poisoned:"),
      text: w(
        "le Héros perd d’abord la vie que coûte le coup, puis tire une carte Poison, de 0 à 5.",
        "the Hero first loses what the blow costs, then draws a Poison card, from 0 to 5.",
      ),
      rules: ["VER-POISON-01", "VER-POISON-05", "VER-POISON-06", "VER-POISON-04"],
    },
    {
      name: w("La dose mortelle :", "The deadly dose:"),
      text: w(
        "quand ses cartes Poison font en tout sa vie de départ ou plus, il meurt, même s’il lui restait de la vie.",
        "when his Poison cards come to his starting life or more, he dies, whatever life he had left.",
      ),
      rules: ["VER-POISON-09", "VER-POISON-10", "VER-POISON-08", "VER-POISON-07"],
    },
    {
      name: w("Des cartes plus fortes", "Stronger cards"),
      text: w(
        "coûtent en plus un point de vie, au moment où on les tire.",
        "cost a life point besides, when they are drawn.",
      ),
      rules: ["VER-POISON-11", "VER-POISON-12"],
    },
    {
      name: w("Létal (la Vipère de fosse) :", "Lethal (Pit Viper):"),
      text: w("deux cartes au lieu d’une.", "two cards instead of one."),
      rules: ["VER-LETHAL-01", "VER-LETHAL-03"],
    },
    {
      name: w("La pioche est vide :", "The deck is empty:"),
      text: w(
        "qui devrait tirer une carte meurt sur-le-champ.",
        "whoever should draw a card dies on the spot.",
      ),
      rules: ["VER-POISON-13"],
      exception: true,
    },
    {
      name: w("Les Alliés", "Allies"),
      text: w("ne sont jamais empoisonnés.", "are never poisoned."),
      rules: ["VER-POISON-14"],
      exception: true,
    },
  ],
  sections: ["VER-POISON", "VER-LETHAL", "VER-RULING-13"],
};
