import { read, w, yours } from "@ossuaire/kernel";
import { musterProfile } from "../rules/muster.ts";
import { does, passed } from "./moves.ts";
import { type Chapter, inZone, learner } from "./position.ts";

/** REG-ACT, REG-MOVE: what a turn is made of. */
export const walking: Chapter = {
  title: w("Marcher et courir", "Walking and running"),
  viewer: learner,
  terms: inZone("entrance-hall", [1, 3], "walking"),
  steps: [
    read(
      [
        "REG-ACT-01",
        w(
          "Voici Svein, à l’entrée des catacombes. Son tour lui donne 4 P.Action ; tout ce qu’il fait en coûte, et le bas de la table dit combien.",
          "This is Svein, at the entrance of the catacombs. His turn gives him 4 P.Action; all he does costs some, and the foot of the table says how many.",
        ),
        "REG-ACT-03",
      ],
      { pieces: [learner] },
    ),
    yours(
      [
        "REG-MOVE-03",
        w(
          "Marcher d’une case coûte 1 P.Action. Touchez la case éclairée à l’est de Svein, ou pressez la flèche droite.",
          "Walking one square costs 1 P.Action. Press the lit square east of Svein, or press the right arrow.",
        ),
      ],
      does("walk:2,3"),
    ),
    yours(
      [
        "REG-MOVE-04",
        w(
          "Courir mène deux cases plus loin pour le même prix, mais droit dans les pièges. Touchez Courir, puis la case à deux pas à l’est : Svein part en courant.",
          "Running leads two squares on for the same price, but straight into traps. Press Run, then the square two steps east: Svein sets off at a run.",
        ),
        "REG-MOVE-05",
      ],
      does("run:3,3"),
    ),
    yours(
      [
        "REG-MOVE-04",
        w(
          "La deuxième case de la course est déjà payée : encore un pas vers l’est.",
          "The second square of the run is already paid for: one more step east.",
        ),
      ],
      does("4,3"),
    ),
    yours(
      [
        "REG-MOVE-02",
        w(
          "On va aussi en diagonale. Menez Svein devant la porte, au nord-est : au clavier, c’est la touche Page précédente.",
          "Diagonals count as steps too. Take Svein to the door, north-east: on a keyboard, that is Page Up.",
        ),
        "REG-MOVE-06",
      ],
      does("walk:5,2"),
    ),
    read([
      "REG-ACT-02",
      w(
        "Il reste 1 P.Action. Ce qui coûte davantage ne peut plus être fait, et les points non dépensés sont perdus à la fin du tour.",
        "There is 1 P.Action left. What costs more cannot be done any longer, and points that are not spent are lost at the end of the turn.",
      ),
      "REG-RULING-03",
    ]),
  ],
};

/** REG-BLOCK: nobody walks away from an adversary just so. */
export const blocking: Chapter = {
  title: w("Le blocage", "Blocking"),
  viewer: learner,
  terms: inZone("entrance-hall", [2, 2], "blocking 1", (state) => {
    musterProfile(state, "rat", { x: 3, y: 2 }, { figures: 2 });
  }),
  steps: [
    read(
      [
        "REG-BLOCK-01",
        w(
          "Des rats ! Qui a un adversaire sur une case voisine ne s’en éloigne pas comme il veut : il lui faut réussir un test d’Agilité.",
          "Rats! Whoever has an adversary on a square beside cannot leave just like that: it takes an Agility test.",
        ),
      ],
      { pieces: ["rat-1"] },
    ),
    yours(
      [
        "REG-TEST-02",
        w(
          "Un test lance le dé de puissance du niveau et un D, et il faut atteindre la difficulté. Essayez : un pas vers l’ouest.",
          "A test throws the power die of the level and one D, and the difficulty must be reached. Try it: one step west.",
        ),
        "REG-TEST-04",
        "REG-TEST-05",
      ],
      does("walk:1,2", passed),
    ),
    read([
      "REG-BLOCK-05",
      w(
        "Réussi : Svein est libre. Raté, il aurait eu le choix : rester, ou passer quand même et perdre 1D PV.",
        "Passed: Svein is free. Had he failed, he would have had the choice: stay, or go all the same and lose 1D PV.",
      ),
      "REG-BLOCK-06",
      "REG-BLOCK-07",
    ]),
  ],
};
