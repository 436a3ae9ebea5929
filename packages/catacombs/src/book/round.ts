import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";

export const round: Chapter<Catacombs> = {
  id: "round",
  title: w("Une manche", "A round"),
  lead: w(
    "Les Héros d’abord, dans l’ordre qui leur plaît ; puis tous les monstres. Et l’on recommence.",
    "The Heroes first, in any order they like; then all the monsters. Then it starts again.",
  ),
  points: [
    {
      name: w("Qui commence ?", "Who begins?"),
      text: w(
        "Toujours les Héros. Le tour du Maître vient après ; les deux font une manche.",
        "Always the Heroes. The Overseer’s turn comes second; both together are a round.",
      ),
      rules: ["CAT-ROUND-03", "CAT-ROUND-02"],
    },
    {
      name: w("Une action par Héros :", "One action for each Hero:"),
      text: w(
        "une attaque ou une action spéciale, jamais les deux.",
        "an attack or a special action, never both.",
      ),
      rules: ["CAT-ROUND-07", "CAT-ROUND-09", "CAT-ROUND-10"],
    },
    {
      name: w("Dans quel ordre ?", "In what order?"),
      text: w(
        "Celui que vous voulez : parlez-en. Les Alliés s’y mêlent comme il vous plaît.",
        "Any order: talk about it. Allies may act in between.",
      ),
      rules: ["CAT-ROUND-08", "CAT-ROUND-12", "CAT-ALLY-04"],
    },
    {
      name: w("Passer", "Passing"),
      text: w(
        "est toujours permis. Une action à laquelle on renonce est perdue.",
        "is always allowed. An action that is given up is lost.",
      ),
      rules: ["CAT-RULING-44", "CAT-ROUND-11"],
    },
    {
      name: w("Le tour du Maître.", "The Overseer’s turn."),
      text: w(
        "Chaque monstre vivant agit une fois, dans l’ordre que choisit le Maître. Ceux qui viennent d’entrer attendent le tour suivant.",
        "Each living monster acts once, in the order the Overseer chooses. Those who have just come in wait for the next turn.",
      ),
      rules: ["CAT-ROUND-13", "CAT-ROUND-14", "CAT-RULING-46"],
    },
    {
      name: w("La salle est finie", "The room is over"),
      text: w(
        "à la fin d’une manche, quand il ne reste aucun monstre. Si le dernier tombe plus tôt, les autres Héros agissent encore.",
        "at the end of a round, when no monster is left. If the last one falls earlier, the other Heroes still act.",
      ),
      rules: ["CAT-ROUND-06", "CAT-ROUND-17", "CAT-RULING-47"],
    },
  ],
  sections: ["CAT-ROUND"],
};
