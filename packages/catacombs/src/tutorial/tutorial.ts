import { read, type Tutorial, w, watched, yours } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { endsTurn, heroes, hits, monsterFlicks, monsterStrikes, moves, strikes } from "./moves.ts";
import { tutorialTerms } from "./start.ts";

const party = { pieces: ["elf", "barbarian", "thief", "wizard"] };
const monsters = { targets: ["orc-1", "skeleton-archer-1", "skeleton-archer-2", "zombie-1"] };

/** One round in a real room, in a minute: pull, hit, end a turn. */
export const tutorial: Tutorial<Catacombs> = {
  terms: tutorialTerms,
  chapters: [
    {
      title: w("Tirer", "Pull"),
      viewer: heroes,
      steps: [
        read(
          [
            "CAT-OBJ-02",
            w(
              "À gauche, vos quatre Héros ; à droite, les monstres du Maître. Videz la salle, puis la suivante, jusqu’au Seigneur des catacombes.",
              "On the left your four Heroes, on the right the Overseer’s monsters. Clear the room, then the next one, all the way to the Catacomb Lord.",
            ),
          ],
          party,
        ),
        yours(
          [
            "CAT-ROUND-07",
            w(
              "Un Héros cerclé de lumière peut agir. Tirez le Barbare en arrière, comme une fronde, puis relâchez : il avance.",
              "A Hero with a ring of light may act. Pull the Barbarian back like a slingshot, then let go: he moves ahead.",
            ),
          ],
          strikes("barbarian"),
          { pieces: ["barbarian"] },
        ),
        yours(
          [
            "CAT-ATK-02",
            w(
              "C’est un Coup de poing : s’il ne touche personne, c’est un déplacement. Tirez le Barbare en arrière, puis relâchez ; les pointillés montrent un bon chemin.",
              "That is a Melee: if it touches nobody, it was a move. Pull the Barbarian back, then let go; the dotted line shows a good way.",
            ),
            "CAT-ATK-01",
          ],
          moves("barbarian"),
        ),
      ],
    },
    {
      title: w("Toucher", "Hit"),
      viewer: heroes,
      steps: [
        yours(
          [
            "CAT-ATK-03",
            w(
              "Le même geste sert à frapper. Au tour de l’Elfe : visez un monstre, tirez du côté opposé et relâchez.",
              "The same gesture strikes. The Elf’s turn: aim at a monster, pull the other way and let go.",
            ),
          ],
          strikes("elf"),
          { ...monsters, pieces: ["elf"] },
        ),
        yours(
          [
            "CAT-ATK-03",
            w(
              "Tirez l’Elfe en arrière et touchez un monstre. Plus vous tirez, plus le coup est fort.",
              "Pull the Elf back and touch a monster. The further you pull, the harder the blow.",
            ),
            "CAT-ROUND-04",
          ],
          hits(
            w(
              "Manqué ! Ici, on remet les pions comme ils étaient : encore une fois.",
              "Missed! Here the discs go back to where they were: once more.",
            ),
          ),
          monsters,
        ),
        read([
          "CAT-ATK-15",
          w(
            "Touché ! Chaque attaque coûte 1 point de vie. Un monstre à qui il en reste est retourné, blessé ; un monstre tué rapporte son or à la fin de la salle.",
            "A hit! Each attack costs 1 life. A monster that has some left is turned over, wounded; one that is killed brings its gold at the end of the room.",
          ),
          "CAT-HIT-09",
        ]),
      ],
    },
    {
      title: w("Finir un tour", "End a turn"),
      viewer: heroes,
      steps: [
        yours(
          [
            "CAT-ROUND-11",
            w(
              "Chaque Héros peut agir une fois, dans l’ordre qui vous plaît. Les deux autres attendront : pressez Fin du tour, puis encore une fois pour confirmer.",
              "Each Hero may act once, in any order you like. The other two can wait: press End the turn, and once more to confirm.",
            ),
            "CAT-ROUND-08",
          ],
          endsTurn(),
        ),
        watched(
          [
            "CAT-ROUND-13",
            w(
              "Au tour du Maître des catacombes : chacun de ses monstres peut agir une fois, lui aussi.",
              "The Overseer’s turn: each monster may act once, too.",
            ),
          ],
          monsterStrikes(),
        ),
        watched(
          ["CAT-ATK-03", w("Celui-ci vise un de vos Héros…", "This one takes aim at one of your Heroes…")],
          monsterFlicks(),
        ),
        read(
          [
            "CAT-HIT-11",
            w(
              "Les points de vie d’un Héros se lisent près de son nom. Les autres monstres pourraient encore agir.",
              "A Hero’s life is shown beside the name. The other monsters could still act.",
            ),
            "CAT-ROUND-14",
          ],
          { part: "seats" },
        ),
        read([
          "CAT-ROUND-02",
          w(
            "Un tour des Héros, un tour du Maître : voilà une manche. Quand il ne reste plus de monstre, la salle est vidée, et l’on passe à la suivante.",
            "A turn of the Heroes, a turn of the Overseer: that is a round. When no monster is left the room is cleared, and the next one waits.",
          ),
          "CAT-ROUND-05",
        ]),
      ],
    },
  ],
  parting: w(
    "Tirer, toucher, finir un tour : vous savez l’essentiel. Le reste s’apprend en jouant.",
    "Pull, hit, end a turn: you know what matters. The rest comes with playing.",
  ),
  learned: [
    w(
      "Tirez un Héros cerclé de lumière : c’est son coup de poing, et aussi sa façon de se déplacer.",
      "Pull a Hero with a ring of light: that is the Melee, and also how one moves.",
    ),
    w(
      "Une attaque qui touche un adversaire lui coûte 1 point de vie.",
      "An attack that touches an enemy costs it 1 life.",
    ),
    w(
      "Chaque Héros agit une fois par tour ; touchez-le pour voir ce qu’il sait faire d’autre.",
      "Each Hero acts once a turn; press one to see what else they can do.",
    ),
    w(
      "Videz chaque salle, puis battez le Seigneur. Si tous les Héros tombent, le Maître gagne.",
      "Clear every room, then defeat the Lord. If all Heroes fall, the Overseer wins.",
    ),
  ],
};
