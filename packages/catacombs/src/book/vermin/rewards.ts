import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { capped } from "./examples.ts";

export const rewards: Chapter<Catacombs> = {
  id: "rewards",
  title: w("L’or de la vermine", "Gold for vermin"),
  lead: w(
    "La vermine vient en nombre : pour qu’elle n’enrichisse personne, chaque sorte a son maximum.",
    "Vermin comes in numbers: so that nobody gets rich by it, each kind has its maximum.",
  ),
  points: [
    {
      name: w("Le maximum :", "The maximum:"),
      text: w(
        "pour tous les monstres d’une sorte qu’il a tués dans la salle, un Héros ne touche pas plus d’or que le MAX de la carte.",
        "for all monsters of one kind that he killed in the room, a Hero is paid no more gold than the MAX on the card.",
      ),
      rules: ["VER-REWARD-03", "VER-REWARD-02", "VER-RULING-47"],
    },
    {
      name: w("Sorte par sorte :", "Kind by kind:"),
      text: w("deux sortes, deux maximums, qui s’ajoutent.", "two kinds, two maxima, which add up."),
      rules: ["VER-REWARD-04", "VER-REWARD-05", "VER-REWARD-06"],
    },
    {
      name: w("Le Voleur", "The Thief"),
      text: w(
        "reçoit son supplément par-dessus, une fois par sorte.",
        "gets his extra on top, once for each kind.",
      ),
      rules: ["VER-REWARD-09", "VER-REWARD-08", "VER-RULING-49"],
      exception: true,
    },
  ],
  sections: ["VER-REWARD", "VER-RULING-47"],
  examples: [capped],
};
