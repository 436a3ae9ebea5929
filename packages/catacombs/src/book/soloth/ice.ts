import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";
import { frozenTroll, thawedOrc } from "./examples.ts";
import { freezes, thaws } from "./pictures.ts";

export const ice: Chapter<Catacombs> = {
  id: "ice",
  title: w("La Princesse des glaces", "The Ice Princess"),
  lead: w(
    "Sa Pique de glace ne blesse pas : elle se pose sur le monstre touché, et tant qu’elle y reste, il ne fait plus rien.",
    "Her Ice Spike does not wound: it comes to lie on the monster it hits, and as long as it lies there the monster does nothing.",
  ),
  pictures: [freezes, thaws],
  points: [
    {
      name: w("La Pique de glace :", "The Ice Spike:"),
      text: w(
        "posée à 2,5 cm au plus comme une flèche, puis tirée. Le monstre touché est gelé, et ne perd pas de vie.",
        "put down within 2.5 cm like an arrow, then flicked. A monster that is hit is frozen, and loses no life.",
      ),
      rules: ["SOL-SPIKE-03", "SOL-SPIKE-02", "SOL-SPIKE-01", "SOL-RULING-27"],
    },
    {
      name: w("Un monstre gelé", "A frozen monster"),
      text: w(
        "n’agit pas, ne se déplace pas et ne riposte pas. On peut le frapper : il perd ses points de vie comme un autre.",
        "takes no action, does not move and does not strike back. It can be struck, and loses life like any other.",
      ),
      rules: ["SOL-FREEZE-01", "SOL-FREEZE-02", "SOL-FREEZE-05", "SOL-FREEZE-08"],
    },
    {
      name: w("Le dégel :", "Thawing:"),
      text: w(
        "une pichenette assez forte qui bouscule le monstre fait tomber la Pique, qu’elle vienne d’un Héros ou d’un monstre. Il est libre aussitôt.",
        "a flick that knocks the monster hard enough makes the Spike fall, whether a Hero’s or a monster’s. It is free at once.",
      ),
      rules: ["SOL-THAW-01", "SOL-THAW-02", "SOL-THAW-03", "SOL-THAW-04"],
    },
    {
      name: w("Hors du plateau,", "Off the board"),
      text: w(
        "un monstre gelé perd sa Pique et revient au bord, libre.",
        "a frozen monster loses its Spike, and comes back to the edge free.",
      ),
      rules: ["SOL-THAW-07", "SOL-THAW-08"],
    },
    {
      name: w("Rien que des glaçons :", "Nothing but ice:"),
      text: w(
        "s’il ne reste que des monstres gelés, la salle est finie. Ils sont détruits, et leur or est pour la Princesse.",
        "if only frozen monsters are left, the room is over. They are destroyed, and their gold goes to the Princess.",
      ),
      rules: ["SOL-FREEZE-11", "SOL-FREEZE-12", "SOL-FREEZE-13"],
    },
    {
      name: w("Une Pique, un monstre :", "One Spike, one monster:"),
      text: w(
        "si elle en touche plusieurs, la Princesse choisit lequel gèle. Une Pique qui n’est sur personne est perdue.",
        "if it hits several, the Princess chooses which of them freezes. A Spike that lies on nobody is lost.",
      ),
      rules: ["SOL-SPIKE-05", "SOL-RULING-25", "SOL-SPIKE-06"],
    },
    {
      name: w("Ne gèlent jamais", "Never frozen:"),
      text: w(
        "les Seigneurs, les Alliés, les Incorporels, les murs de feu.",
        "Lords, Allies, the Incorporeal, fire walls.",
      ),
      rules: ["SOL-FREEZE-15", "SOL-FREEZE-17"],
      exception: true,
    },
    {
      name: w("Ce qui ne demande pas de pichenette", "What needs no flick"),
      text: w(
        "marche encore sous la glace : un Troll gelé se régénère.",
        "still works under the ice: a frozen Troll regenerates.",
      ),
      rules: ["SOL-FREEZE-03"],
      exception: true,
    },
  ],
  sections: ["SOL-SPIKE", "SOL-FREEZE", "SOL-THAW", "SOL-RULING-25"],
  examples: [frozenTroll, thawedOrc],
};
