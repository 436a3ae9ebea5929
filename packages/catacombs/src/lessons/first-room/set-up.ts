import { read, w, watched, yours } from "@ossuaire/kernel";
import { heroes, overseer } from "../../tutorial/moves.ts";
import type { Chapter } from "../chapter.ts";
import { chooses, places } from "../moves.ts";
import { before, places as spots } from "./scene.ts";

const monsters = { targets: ["orc-1", "skeleton-archer-1", "minotaur-1", "zombie-1"] };

/** CAT-PHASE-03 to 15: a card is turned up, the Heroes are placed, then the monsters. */
export const setUp: Chapter = {
  title: w("La salle s’installe", "The room is set up"),
  viewer: heroes,
  terms: before,
  steps: [
    read([
      "CAT-OBJ-01",
      w(
        "Bienvenue dans les catacombes ! Vous menez les quatre Héros ; je joue le Maître des catacombes et tous ses monstres. Installons ensemble une première salle.",
        "Welcome to the catacombs! You lead the four Heroes; I play the Overseer and all the monsters. Let us set up a first room together.",
      ),
      "CAT-PLAYER-07",
    ]),
    watched(
      [
        "CAT-PHASE-03",
        w(
          "Le chemin est fait de cartes Salle, posées face cachée. Le Maître retourne la première : elle dit quel plateau on joue et quels monstres attendent.",
          "The way is made of Room cards, laid face down. The Overseer turns up the first: it says which board is played and which monsters wait.",
        ),
        "CAT-PHASE-06",
      ],
      chooses(overseer, "explore"),
    ),
    yours(
      [
        "CAT-PHASE-11",
        w(
          "À vous d’abord : posez vos quatre Héros dans leur zone de départ. Les plus solides devant, le Magicien en retrait.",
          "You come first: put your four Heroes in their starting zone. The sturdy ones in front, the Wizard further back.",
        ),
      ],
      places(heroes, spots),
    ),
    watched(
      [
        "CAT-PHASE-12",
        w(
          "Le Maître place ses monstres ensuite, car il a vu où vous êtes. Il les cache volontiers derrière les obstacles.",
          "The Overseer places the monsters after that, having seen where you stand. Obstacles are good to hide behind.",
        ),
        "CAT-PHASE-15",
      ],
      places(overseer, spots),
    ),
    read(
      [
        "CAT-MON-05",
        w(
          "Un Orc et un Minotaure : deux points de vie chacun. Un Archer squelette et un Zombie : un seul. Leurs cartes disent ce qu’ils savent faire.",
          "An Orc and a Minotaur: two life points each. A Skeleton Archer and a Zombie: only one. Their cards say what they can do.",
        ),
        "CAT-MON-02",
      ],
      monsters,
    ),
    read([
      "CAT-COMP-19",
      w(
        "Les piliers ronds sont les obstacles : ils arrêtent les pions, et les font rebondir. Les bords sont ouverts : qui sort est reposé là où il est sorti.",
        "The round pillars are the obstacles: they stop discs, and make them bounce. The edges are open: whoever slides off is put back where they left.",
      ),
      "CAT-ATK-05",
    ]),
  ],
};
