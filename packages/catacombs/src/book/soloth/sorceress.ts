import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const sorceress: Chapter<Catacombs> = {
  id: "sorceress",
  title: w("La Sorcière", "The Sorceress"),
  lead: w(
    "Six points de magie pour toute la partie, et autant de tours qu’elle peut en payer. Quand la magie manque, elle paie de sa vie.",
    "Six points of magic for the whole game, and as many tricks as she can pay for. When magic runs out, she pays with her life.",
  ),
  points: [
    {
      name: w("Tout se paie :", "Everything has its price:"),
      text: w(
        "ses actions spéciales et ses équipements coûtent de la magie. Le prix est écrit sur le bouton.",
        "her special actions and her articles cost magic. The price stands on the button.",
      ),
      rules: ["SOL-SORC-03", "SOL-SORC-04", "SOL-SORC-02", "SOL-SORC-12"],
    },
    {
      name: w("Plus de magie :", "No magic left:"),
      text: w(
        "à zéro, elle peut payer en points de vie, un pour un. Jamais le dernier.",
        "at zero she may pay with life, one for one. Never the last point.",
      ),
      rules: ["SOL-SORC-05", "SOL-SORC-06"],
    },
    {
      name: w("Recharger :", "Refilling:"),
      text: w(
        "chaque fois qu’on la soigne, elle met chaque point sur sa vie ou sur sa magie, comme elle veut.",
        "whenever she is healed, each point goes to her life or to her magic, as she likes.",
      ),
      rules: ["SOL-SORC-08", "SOL-VERDICT-12"],
    },
    {
      name: w("Sans limite par salle :", "No limit a room:"),
      text: w(
        "une action par tour, aussi souvent qu’elle peut payer.",
        "one action a turn, as often as she can pay.",
      ),
      rules: ["SOL-SORC-09"],
    },
    {
      name: w("Sous forme animale,", "In beast form"),
      text: w(
        "elle se bat autrement. La prendre coûte de la magie ; la quitter est gratuit, avant d’agir.",
        "she fights in another way. Taking it costs magic; leaving it is free, before she acts.",
      ),
      rules: ["SOL-VERDICT-18"],
    },
    {
      name: w("Rien ne revient tout seul :", "Nothing comes back by itself:"),
      text: w(
        "ni à la salle suivante, ni quand elle ressuscite. Et la magie ne se change pas en vie.",
        "neither in the next room nor when she is resurrected. And magic cannot be turned into life.",
      ),
      rules: ["SOL-SORC-10", "SOL-SORC-11", "SOL-SORC-07"],
      exception: true,
    },
  ],
  sections: ["SOL-SORC", "SOL-RULING-55"],
};
