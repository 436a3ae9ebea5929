import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { emptyBank, payday } from "./examples-room.ts";

export const gold: Chapter<Catacombs> = {
  id: "gold",
  title: w("Or, Marchand, Guérisseur", "Gold, Merchant, Healer"),
  lead: w(
    "Tuez un monstre, et vous serez payé à la fin de la salle. En chemin, deux haltes pour dépenser cet or.",
    "Kill a monster, and you are paid at the end of the room. On the way there are two stops to spend that gold.",
  ),
  points: [
    {
      name: w("L’or", "Gold"),
      text: w(
        "se gagne en tuant des monstres : leur prix va au Héros qui a porté le dernier coup, quand la salle est finie.",
        "is earned by killing monsters: their price goes to the Hero who struck the last blow, when the room is over.",
      ),
      rules: ["CAT-GOLD-03", "CAT-GOLD-02", "CAT-COMP-26", "CAT-RULING-54"],
    },
    {
      name: w("À chaque Héros sa bourse.", "A purse for each Hero."),
      text: w(
        "L’or est au Héros, non au joueur. On commence avec rien.",
        "Gold belongs to the Hero, not to the player. You start with none.",
      ),
      rules: ["CAT-GOLD-07", "CAT-HERO-04", "CAT-RULING-93"],
    },
    {
      name: w("Le Marchand", "The Merchant"),
      text: w(
        "étale six articles. Achetez ce que vous voulez, ou rien : armes, potions, compagnons.",
        "lays out six articles. Buy what you like, or nothing: weapons, potions, helpers.",
      ),
      rules: ["CAT-MERCH-01", "CAT-MERCH-02", "CAT-MERCH-03", "CAT-MERCH-04", "CAT-ITEM-14"],
    },
    {
      name: w("Moitié prix.", "Half price."),
      text: w(
        "Deux articles au plus, au choix du groupe, sont en solde ; on arrondit à la centaine supérieure.",
        "For two articles at most, of the party’s choice, there is a discount; rounded up to the next hundred.",
      ),
      rules: ["CAT-MERCH-05", "CAT-MERCH-06", "CAT-RULING-55", "CAT-RULING-56"],
    },
    {
      name: w("À plusieurs.", "Together."),
      text: w(
        "On peut mettre son or en commun pour un achat ; nul n’y est forcé.",
        "You may pool your gold for a purchase; nobody has to.",
      ),
      rules: ["CAT-MERCH-08", "CAT-HEAL-02", "CAT-RULING-57"],
    },
    {
      name: w("Un article", "An article"),
      text: w(
        "appartient à un seul Héros, pour toujours : ni don, ni échange. Sa carte dit qui peut le porter.",
        "belongs to one Hero for good: it is neither given away nor exchanged. Its card says who may carry it.",
      ),
      rules: ["CAT-ITEM-03", "CAT-ITEM-01", "CAT-ITEM-04", "CAT-ITEM-02"],
    },
    {
      name: w("Le Guérisseur", "The Healer"),
      text: w(
        "vend 1 point de vie pour 300 pièces d’or, autant de fois qu’on peut payer, jamais au-delà du maximum.",
        "sells 1 life for 300 gold, as often as you can pay, never above the maximum.",
      ),
      rules: ["CAT-HEAL-03", "CAT-HEAL-01", "CAT-HEAL-07", "CAT-HEAL-08"],
    },
    {
      name: w("Résurrection :", "Resurrection:"),
      text: w(
        "pour 1 000 pièces d’or, un mort revient avec 2 points de vie et toutes ses affaires. Ce sont les vivants qui paient.",
        "for 1,000 gold a dead Hero comes back with 2 life and all his things. The living pay.",
      ),
      rules: ["CAT-HEAL-04", "CAT-HEAL-05", "CAT-RULING-58"],
    },
    {
      name: w("Banque vide.", "An empty bank."),
      text: w(
        "La banque ne paie que ce qu’elle a ; le reste est perdu.",
        "The bank pays what it has; the rest is lost.",
      ),
      rules: ["CAT-LIMIT-03", "CAT-RULING-53"],
      exception: true,
    },
  ],
  sections: ["CAT-GOLD", "CAT-MERCH", "CAT-ITEM", "CAT-HEAL", "CAT-RULING-52"],
  examples: [payday, emptyBank],
};
