import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { stunnedElf } from "./examples-attacks.ts";

export const down: Chapter<Catacombs> = {
  id: "down",
  title: w("Étourdi, tombé", "Stunned, fallen"),
  lead: w(
    "Étourdi, on perd une manche. Mort, on quitte le plateau, mais pas forcément la partie.",
    "Stunned, you lose a round. Dead, you leave the board, but not always the game.",
  ),
  points: [
    {
      name: w("En incapacité,", "Incapacitated,"),
      text: w(
        "c’est-à-dire étourdi ou assommé : le Héros, retourné, ne peut rien faire pendant une manche entière.",
        "that is stunned or knocked out: the Hero is turned over and can do nothing for a whole round.",
      ),
      rules: ["CAT-INCAP-01", "CAT-INCAP-02", "CAT-INCAP-03", "CAT-INCAP-07"],
    },
    {
      name: w("Une cible facile.", "An easy target."),
      text: w(
        "Il reste sur le plateau et peut encore être blessé.",
        "He stays on the board and can still be hurt.",
      ),
      rules: ["CAT-INCAP-05"],
    },
    {
      name: w("Jamais deux manches de suite.", "Never two rounds in a row."),
      text: w(
        "Qui est déjà étourdi ne l’est pas une seconde fois : il perd sa vie, pas un tour de plus.",
        "Whoever is stunned already is not stunned anew: it costs life, but no further turn.",
      ),
      rules: ["CAT-INCAP-04", "CAT-RULING-26"],
      exception: true,
    },
    {
      name: w("Le Magicien étourdi", "A stunned Wizard"),
      text: w(
        "ne lance plus de sort, mais ses Alliés agissent encore.",
        "casts no spells, but his Allies still act.",
      ),
      rules: ["CAT-INCAP-09", "CAT-INCAP-08"],
    },
    {
      name: w("À la porte,", "At the door"),
      text: w(
        "tout le monde se relève : une nouvelle salle commence sans étourdis.",
        "everybody recovers: nobody enters a new room stunned.",
      ),
      rules: ["CAT-RULING-31"],
    },
    {
      name: w("À 0 point de vie,", "At 0 life"),
      text: w(
        "un Héros est mort et quitte le plateau. Le Guérisseur peut le ramener.",
        "a Hero is dead and leaves the board. The Healer can bring him back.",
      ),
      rules: ["CAT-DEATH-01", "CAT-DEATH-02", "CAT-DEATH-05"],
    },
    {
      name: w("Son or et ses affaires", "His gold and his things"),
      text: w(
        "restent à lui, mais personne ne peut s’en servir tant qu’il est mort.",
        "stay his, but nobody can use them while he is dead.",
      ),
      rules: ["CAT-DEATH-04", "CAT-RULING-58", "CAT-RULING-90"],
    },
    {
      name: w("Mort sans salaire.", "No pay for the dead."),
      text: w(
        "Qui meurt dans une salle n’y touche rien, quoi qu’il y ait tué.",
        "Whoever dies in a room is paid nothing there, whatever he has killed.",
      ),
      rules: ["CAT-DEATH-03", "CAT-RULING-52"],
      exception: true,
    },
  ],
  sections: ["CAT-INCAP", "CAT-DEATH", "CAT-RULING-26"],
  examples: [stunnedElf],
};
