import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";

export const goal: Chapter<Catacombs> = {
  id: "goal",
  title: w("Le but du jeu", "The aim of the game"),
  lead: w(
    "Quatre Héros descendent ensemble dans les catacombes. Un seul joueur, le Maître, leur oppose tous les monstres, et au bout du chemin le Seigneur.",
    "Four Heroes go down into the catacombs together. One player, the Overseer, sets all the monsters against them, and at the end of the way the Lord.",
  ),
  points: [
    {
      name: w("Les Héros gagnent", "The Heroes win"),
      text: w(
        "quand le Seigneur n’a plus de vie et qu’au moins l’un d’eux est vivant. Peu importe s’il reste des monstres.",
        "when the Lord has no life left and at least one of them is alive. Monsters that are left do not matter.",
      ),
      rules: ["CAT-WIN-02", "CAT-WIN-01", "CAT-WIN-03"],
    },
    {
      name: w("Les Héros perdent", "The Heroes lose"),
      text: w(
        "dès que tous sont morts ou étourdis en même temps : le Maître a gagné.",
        "as soon as all of them are dead or incapacitated at the same time: the Overseer has won.",
      ),
      rules: ["CAT-WIN-04", "CAT-OBJ-04"],
    },
    {
      name: w("Un Allié les sauve.", "An Ally saves them."),
      text: w(
        "Tant qu’un Squelette ou un Familier du Magicien est sur le plateau et que celui-ci vit, la partie continue.",
        "As long as a Skeleton or Familiar of a living Wizard is on the board, the game goes on.",
      ),
      rules: ["CAT-RULING-36", "CAT-INCAP-11", "CAT-RULING-38"],
      exception: true,
    },
    {
      name: w("Combien de joueurs ?", "How many players?"),
      text: w(
        "De deux à cinq. L’un est le Maître ; les autres se partagent les quatre Héros, qui sont toujours tous de l’aventure.",
        "Two to five. One is the Overseer; the others share the four Heroes, who all take part in every game.",
      ),
      rules: ["CAT-PLAYER-02", "CAT-PLAYER-01", "CAT-PLAYER-03"],
    },
    {
      name: w("Combien de Héros chacun ?", "How many Heroes each?"),
      text: w(
        "À deux joueurs, l’un mène les quatre. À trois, deux chacun. À quatre, un, un et deux. À cinq, un chacun.",
        "With two players, one leads all four. With three, two each. With four, one, one and two. With five, one each.",
      ),
      rules: ["CAT-PLAYER-06", "CAT-PLAYER-07", "CAT-PLAYER-05", "CAT-PLAYER-04"],
    },
    {
      name: w("Pas de dés.", "No dice."),
      text: w(
        "Tout se joue à la pichenette : seul compte ce que touche le disque.",
        "Everything is decided by flicking: only what the disc touches counts.",
      ),
      rules: ["CAT-OBJ-03", "CAT-ROUND-04"],
    },
    {
      name: w("À force d’attendre.", "Waiting for ever."),
      text: w(
        "Dix manches de suite où personne ne fait rien, et les Héros ont abandonné : le Maître gagne.",
        "Ten rounds in a row in which nobody does anything, and the Heroes have given up: the Overseer wins.",
      ),
      rules: ["CAT-RULING-96"],
      exception: true,
    },
  ],
  sections: ["CAT-OBJ", "CAT-PLAYER", "CAT-WIN", "CAT-RULING-34"],
};
