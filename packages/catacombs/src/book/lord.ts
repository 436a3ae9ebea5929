import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { dragon, noSpirits } from "./examples-lord.ts";

export const lord: Chapter<Catacombs> = {
  id: "lord",
  title: w("Le Seigneur", "The Lord"),
  lead: w(
    "Au bout du chemin attend le Seigneur, le maître des lieux, avec ses favoris. Qu’il tombe, et vous avez gagné.",
    "At the end of the way the Lord is waiting, master of the place, with his minions. When he falls, you have won.",
  ),
  points: [
    {
      name: w("La bataille finale.", "The final battle."),
      text: w(
        "Elle commence quand toutes les salles sont derrière vous. On place les pions comme dans une salle.",
        "It begins when all rooms lie behind you. Pieces are placed as in any room.",
      ),
      rules: ["CAT-LORD-01", "CAT-RULING-70", "CAT-LORD-08"],
    },
    {
      name: w("Une action par tour :", "One action a turn:"),
      text: w(
        "son coup de poing, ou l’une de ses actions spéciales.",
        "the fist, or one of the special actions.",
      ),
      rules: ["CAT-LORD-13", "CAT-LORD-10", "CAT-LORD-11"],
    },
    {
      name: w("Sa mort finit tout,", "Its death ends it all,"),
      text: w(
        "à l’instant même, quel que soit le nombre de favoris encore debout.",
        "at that very moment, however many minions are left.",
      ),
      rules: ["CAT-WIN-02", "CAT-WIN-03", "CAT-RULING-35"],
    },
    {
      name: w("Le Sorcier,", "The Sorcerer,"),
      text: w(
        "maître de l’illusion, se laisse voir sans qu’on puisse le frapper. On le conseille aux débutants.",
        "master of illusion, lets himself be seen but not struck. Recommended to beginners.",
      ),
      rules: ["CAT-LORD-04", "CAT-SETUP-04"],
    },
    {
      name: w("Le Dragon", "The Dragon"),
      text: w(
        "fait surgir des Esprits du feu, ou charge en crachant des flammes.",
        "brings forth Fire Spirits, or charges with fiery breath.",
      ),
      rules: ["CAT-LORD-05", "CAT-LORD-14"],
    },
    {
      name: w("La Gorgone", "The Gorgon"),
      text: w(
        "change en pierre un Héros étourdi et affaibli : il en meurt.",
        "turns to stone a Hero who is stunned and weak: he dies of it.",
      ),
      rules: ["CAT-LORD-06", "CAT-GAP-12"],
    },
    {
      name: w("La Liche", "The Lich"),
      text: w("appelle des morts-vivants, encore et encore.", "calls the undead, again and again."),
      rules: ["CAT-LORD-07", "CAT-RULING-61"],
    },
  ],
  sections: ["CAT-LORD"],
  examples: [dragon, noSpirits],
};
