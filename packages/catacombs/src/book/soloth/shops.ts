import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const shops: Chapter<Catacombs> = {
  id: "shops",
  title: w("Le Marchand et l’Autel", "The Merchant and the Altar"),
  lead: w(
    "Un Marchand qui montre plus et ne fait pas de remise, un autel qui prend l’or et donne au hasard, et des monstres qui portent sur eux ce qu’on cherche.",
    "A Merchant who shows more and gives no discount, an altar that takes gold and gives at random, and monsters that carry what one is looking for.",
  ),
  points: [
    {
      name: w("Dix articles", "Ten articles"),
      text: w(
        "sont sur l’étagère au lieu de six. On en achète autant qu’on peut payer.",
        "are on the shelf instead of six. You buy as many as you can pay for.",
      ),
      rules: ["SOL-MERCHANT-03", "SOL-MERCHANT-05", "SOL-MERCHANT-01"],
    },
    {
      name: w("Pas de remise :", "No discount:"),
      text: w("tout se paie au prix fort.", "everything is paid in full."),
      rules: ["SOL-MERCHANT-08"],
    },
    {
      name: w("Voir une carte de plus", "To see one more card"),
      text: w(
        "coûte 100 pièces d’or, aussi souvent que vous voulez.",
        "costs 100 gold, as often as you like.",
      ),
      rules: ["SOL-MERCHANT-06", "SOL-MERCHANT-07"],
    },
    {
      name: w("L’Autel de Soloth,", "The Altar of Soloth,"),
      text: w(
        "si vous l’avez choisi, attend juste avant le Seigneur. Pour 500 pièces d’or, il retourne un équipement : prenez-le, ou laissez-le.",
        "if you chose it, waits right before the Lord. For 500 gold it turns up an article: take it or leave it.",
      ),
      rules: ["SOL-ALTAR-04", "SOL-ALTAR-03", "SOL-ALTAR-06", "SOL-ALTAR-07"],
    },
    {
      name: w("Refusé ?", "Refused?"),
      text: w(
        "La carte va sous la pioche, l’or est perdu, et l’on peut offrir de nouveau.",
        "The card goes under the deck, the gold is gone, and you may offer again.",
      ),
      rules: ["SOL-ALTAR-11", "SOL-ALTAR-10"],
    },
    {
      name: w("Un seul don :", "One gift only:"),
      text: w(
        "l’Autel ne donne qu’un équipement de toute la partie.",
        "the Altar gives one article in the whole game.",
      ),
      rules: ["SOL-ALTAR-09"],
      exception: true,
    },
    {
      name: w("Un équipement pour récompense :", "An article for a reward:"),
      text: w(
        "certains monstres portent un objet. Il revient après la salle à qui les a tués, s’il est encore dans la pioche.",
        "some monsters carry one. After the room it goes to whoever killed them, if it is still in the deck.",
      ),
      rules: ["SOL-REWARD-03", "SOL-REWARD-04", "SOL-REWARD-05", "SOL-REWARD-02"],
    },
  ],
  sections: ["SOL-MERCHANT", "SOL-ALTAR", "SOL-REWARD", "SOL-RULING-65"],
};
