import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { wanderers } from "./examples-room.ts";

export const room: Chapter<Catacombs> = {
  id: "room",
  title: w("Une salle", "A room"),
  lead: w(
    "Retourner la carte, placer les pions, se battre, se faire payer : une salle passe par quatre temps, puis on ouvre la suivante.",
    "Turn up the card, place the pieces, fight, get paid: a room goes through four phases, then the next one is opened.",
  ),
  points: [
    {
      name: w("Sept cartes.", "Seven cards."),
      text: w(
        "Une salle facile, une moyenne, le Marchand, une moyenne, le Guérisseur, une difficile, le Seigneur : de 30 à 60 minutes.",
        "An easy room, a middling one, the Merchant, another middling one, the Healer, a hard one, the Lord: 30 to 60 minutes.",
      ),
      rules: ["CAT-LAYOUT-13", "CAT-LAYOUT-05", "CAT-LAYOUT-07", "CAT-LAYOUT-09", "CAT-LAYOUT-11"],
    },
    {
      name: w("Exploration.", "Exploration."),
      text: w(
        "On retourne la carte suivante. Personne ne la connaissait, pas même le Maître.",
        "The next card is turned up. Nobody knew it, not even the Overseer.",
      ),
      rules: ["CAT-PHASE-03", "CAT-LAYOUT-12"],
    },
    {
      name: w("Installation.", "Set-up."),
      text: w(
        "Les Héros se placent d’abord, dans leur zone. Le Maître répond en plaçant ses monstres dans la sienne, à l’abri s’il le veut.",
        "The Heroes are placed first, in their zone. The Overseer answers by placing monsters in the other, behind cover if he likes.",
      ),
      rules: ["CAT-PHASE-11", "CAT-PHASE-12", "CAT-PHASE-13", "CAT-PHASE-15"],
    },
    {
      name: w("Combat.", "Combat."),
      text: w(
        "Des manches se suivent jusqu’à ce qu’il ne reste aucun monstre.",
        "Round follows round until no monster is left.",
      ),
      rules: ["CAT-ROUND-05", "CAT-PHASE-14"],
    },
    {
      name: w("Résolution.", "Resolution."),
      text: w(
        "Chaque Héros reçoit l’or des monstres qu’il a tués, et l’on passe à la salle suivante.",
        "Each Hero receives the gold of the monsters he killed, and you go on to the next room.",
      ),
      rules: ["CAT-GOLD-02", "CAT-PHASE-16"],
    },
    {
      name: w("Sans combat.", "Without a fight."),
      text: w(
        "Chez le Marchand et le Guérisseur on dépense son or, et personne ne se bat.",
        "At the Merchant’s and the Healer’s you spend your gold, and nobody fights.",
      ),
      rules: ["CAT-PHASE-02", "CAT-RULING-60"],
      exception: true,
    },
    {
      name: w("Monstres errants.", "Wandering monsters."),
      text: w(
        "Certaines salles en demandent. Le Seigneur de la partie dit lesquels : avec le Dragon, des Esprits du feu.",
        "Some rooms ask for them. The Lord of this game says which: with the Dragon, Fire Spirits.",
      ),
      rules: ["CAT-WANDER-01", "CAT-WANDER-02", "CAT-WANDER-04", "CAT-ROOM-04"],
    },
  ],
  sections: ["CAT-PHASE", "CAT-ROOM", "CAT-WANDER", "CAT-LAYOUT"],
  examples: [wanderers],
};
