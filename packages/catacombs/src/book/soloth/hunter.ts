import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const hunter: Chapter<Catacombs> = {
  id: "hunter",
  title: w("Le Chasseur de sorcières", "The Witch Hunter"),
  lead: w(
    "Il est payé comme les autres, mais garde les disques de ses proies. Avec eux, il réveille des artefacts.",
    "He is paid like the others, but keeps the discs of his prey. With them he wakes artefacts.",
  ),
  points: [
    {
      name: w("Ses proies", "His prey"),
      text: w(
        "restent sur son plateau au lieu de retourner dans la réserve. Seul compte ce qu’il a tué lui-même.",
        "stays on his board instead of going back to the reserve. Only what he has killed himself counts.",
      ),
      rules: ["SOL-HUNTER-02", "SOL-HUNTER-10", "SOL-HUNTER-01"],
    },
    {
      name: w("Activer un artefact :", "Activating an artefact:"),
      text: w(
        "après la salle, il rend à la réserve les monstres que la carte demande. L’artefact est à lui pour de bon.",
        "after the room he gives back the monsters that the card asks for. The artefact is his for good.",
      ),
      rules: ["SOL-HUNTER-03", "SOL-HUNTER-04", "SOL-HUNTER-11", "SOL-HUNTER-12"],
    },
    {
      name: w("Le prix :", "The price:"),
      text: w(
        "un rond de couleur veut un monstre de cette famille, un rond multicolore n’importe lequel. La taille ne compte pas.",
        "a coloured circle wants a monster of that family, a multicoloured one takes any. Size does not matter.",
      ),
      rules: ["SOL-HUNTER-06", "SOL-HUNTER-05", "SOL-HUNTER-07", "SOL-HUNTER-09"],
    },
    {
      name: w("Garder pour plus tard :", "Saving up:"),
      text: w(
        "rien ne l’oblige à dépenser. Ce qu’il garde servira après une autre salle.",
        "he need not spend anything. What he keeps will serve after another room.",
      ),
      rules: ["SOL-HUNTER-13", "SOL-HUNTER-14", "SOL-HUNTER-08"],
    },
    {
      name: w("Le Maître peut se servir :", "The Overseer may help himself:"),
      text: w(
        "si la réserve ne suffit pas pour une salle, il reprend des monstres sur ce plateau.",
        "if the reserve is too small for a room, he takes monsters back from this board.",
      ),
      rules: ["SOL-HUNTER-15", "SOL-VERDICT-14"],
      exception: true,
    },
    {
      name: w("Étourdi,", "Incapacitated,"),
      text: w(
        "il n’a plus rien de ses artefacts avant d’aller mieux.",
        "he has nothing of his artefacts until he recovers.",
      ),
      rules: ["SOL-HUNTER-16"],
      exception: true,
    },
  ],
  sections: ["SOL-HUNTER", "SOL-RULING-59"],
};
