import { type Tutorial, w } from "@ossuaire/kernel";
import type { DarkReign } from "../table.ts";
import { lock, potion, searching, trap, well } from "./exploring.ts";
import { fighting } from "./fighting.ts";
import { blocking, walking } from "./walking.ts";

/** The first quest in ten minutes, from the first step to the lid of the well. */
export const firstQuest: Tutorial<DarkReign> = {
  terms: walking.terms,
  chapters: [walking, blocking, fighting, searching, lock, trap, potion, well],
  parting: w(
    "Marcher, frapper, fouiller, crocheter, boire : vous savez ce qu’un héros sait faire. Le vrai puits vous attend, plus bas.",
    "Walk, strike, search, pick locks, drink: you know what a hero knows. The real well is waiting further down.",
  ),
  learned: [
    w(
      "Un tour, c’est 4 P.Action par héros ; chaque acte dit son prix.",
      "A turn is 4 P.Action for each hero; every deed tells its price.",
    ),
    w(
      "Un test lance le dé de puissance et un D : il faut atteindre la difficulté.",
      "A test throws the power die and one D: the difficulty must be reached.",
    ),
    w(
      "Les chances d’un coup sont dites avant qu’il ne tombe.",
      "The chances of a blow are told before it falls.",
    ),
    w(
      "Courir va deux fois plus loin, mais droit dans les pièges.",
      "Running goes twice as far, but straight into traps.",
    ),
    w(
      "Or et monstres font le score ; la quête, elle, décide de la victoire.",
      "Gold and monsters make the score; the quest decides who wins.",
    ),
  ],
};
