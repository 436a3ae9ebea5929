import { read, w, yours } from "@ossuaire/kernel";
import { heroes, moves, strikes } from "../../tutorial/moves.ts";
import type { Chapter } from "../chapter.ts";
import { at, byObstacle, flicks, hit, movedFrom, somehow } from "../moves.ts";
import { inRoom } from "./scene.ts";

/** CAT-ATK-01 to 03: the Hero's own disc is flicked, to move or to strike. */
export const melee: Chapter = {
  title: w("Le Coup de poing", "The Melee"),
  viewer: heroes,
  terms: inRoom({
    round: 2,
    at: {
      barbarian: [186, 196],
      thief: [112, 212],
      elf: [104, 112],
      wizard: [58, 160],
      "orc-1": [250, 160],
      "skeleton-archer-1": [349, 96],
      "minotaur-1": [352, 230],
      "zombie-1": [396, 168],
    },
  }),
  steps: [
    read([
      "CAT-ROUND-07",
      w(
        "Une manche a passé, et l’Orc s’est avancé. C’est de nouveau votre tour : chaque Héros peut agir une fois, dans l’ordre que vous voulez.",
        "A round has gone by, and the Orc has come closer. It is your turn again: each Hero may act once, in any order you like.",
      ),
      "CAT-ROUND-08",
    ]),
    yours(
      [
        "CAT-ATK-01",
        w(
          "Le Coup de poing envoie le pion du Héros lui-même. Tirez le Voleur en arrière, comme une fronde, puis relâchez.",
          "A Melee sends the Hero’s own disc. Pull the Thief back like a slingshot, then let go.",
        ),
      ],
      strikes("thief"),
      { pieces: ["thief"] },
    ),
    yours(
      [
        "CAT-ATK-02",
        w(
          "S’il ne touche personne, c’est un simple déplacement, et il reste où il s’arrête. Menez-le où vous voulez, sans toucher l’Orc.",
          "If it touches nobody it is a simple move, and he stays where he stops. Take him where you like, without touching the Orc.",
        ),
      ],
      {
        ...moves("thief"),
        counts: (after) => !hit("orc-1", "skeleton-archer-1", "minotaur-1", "zombie-1")(after),
        missed: w(
          "Déjà un monstre touché ! C’est pour bientôt ; d’abord un déplacement, sans toucher personne.",
          "You have hit a monster already! That comes soon; first a move that touches nobody.",
        ),
      },
    ),
    yours(
      [
        "CAT-ATK-03",
        w(
          "Au Barbare, et cette fois pour frapper : visez l’Orc en tirant à l’opposé.",
          "Now the Barbarian, and this time to strike: aim at the Orc by pulling the other way.",
        ),
      ],
      strikes("barbarian"),
      { pieces: ["barbarian"], targets: ["orc-1"] },
    ),
    yours(
      [
        "CAT-ATK-15",
        w(
          "Plus vous tirez loin, plus le coup est fort ; mais toucher suffit, il coûte un point de vie dans tous les cas.",
          "The further you pull, the harder the blow; but a touch is enough, it costs one life point in any case.",
        ),
        "CAT-HIT-02",
      ],
      flicks(
        hit("orc-1"),
        w(
          "Manqué ! Ici, les pions retournent où ils étaient : encore une fois.",
          "Missed! Here the discs go back to where they were: once more.",
        ),
        at("orc-1"),
        somehow("orc-1"),
      ),
      { targets: ["orc-1"] },
    ),
    read(
      [
        "CAT-HIT-09",
        w(
          "Touché ! L’Orc avait deux points de vie : son pion est retourné, il est blessé. Le prochain coup l’éliminera.",
          "A hit! The Orc had two life points: its disc is turned over, it is wounded. The next blow will do for it.",
        ),
        "CAT-HIT-10",
      ],
      { pieces: ["orc-1"] },
    ),
  ],
};

/** CAT-COMP-19: whoever hides behind one obstacle is reached by another. */
export const bankShot: Chapter = {
  title: w("Le ricochet", "The bank shot"),
  viewer: heroes,
  terms: inRoom({
    round: 2,
    done: ["barbarian"],
    life: { "orc-1": 1 },
    at: {
      thief: [270, 100],
      barbarian: [196, 188],
      elf: [104, 112],
      wizard: [58, 160],
      "orc-1": [232, 154],
      "skeleton-archer-1": [340, 150],
      "minotaur-1": [360, 236],
      "zombie-1": [410, 120],
    },
  }),
  steps: [
    read(
      [
        "CAT-COMP-19",
        w(
          "L’Archer s’est mis à couvert : du Voleur à lui, l’obstacle coupe la ligne droite. Mais un obstacle renvoie aussi bien qu’il protège.",
          "The Archer has taken cover: an obstacle stands between him and the Thief. But an obstacle sends back as well as it shelters.",
        ),
      ],
      { pieces: ["thief"], targets: ["skeleton-archer-1"] },
    ),
    yours(
      [
        "CAT-COMP-19",
        w(
          "Prenez le Voleur, et visez l’obstacle devant le Minotaure : il rebondira sur l’Archer.",
          "Take the Thief, and aim at the obstacle before the Minotaur: he will bounce onto the Archer.",
        ),
      ],
      strikes("thief"),
      { pieces: ["thief"], targets: ["skeleton-archer-1"] },
    ),
    yours(
      [
        "CAT-HIT-02",
        w(
          "Le coup compte aussi après un rebond : seul importe ce que le pion touche lui-même. Les pointillés montrent un bon chemin.",
          "A blow counts after a bounce as well: what matters is what the disc itself touches. The dotted line shows a good way.",
        ),
        "CAT-HIT-04",
      ],
      flicks(
        hit("skeleton-archer-1"),
        w(
          "Presque ! Un ricochet demande un œil sûr. Encore une fois, ou demandez qu’on vous montre.",
          "Almost! A bank shot wants a sure eye. Once more, or ask to be shown.",
        ),
        byObstacle("skeleton-archer-1"),
      ),
      { targets: ["skeleton-archer-1"] },
    ),
    read([
      "CAT-HIT-07",
      w(
        "L’Archer n’avait qu’un point de vie : il est éliminé. Son pion devient un trophée du Voleur, et lui rapportera de l’or.",
        "The Archer had only one life point, and is gone. His disc is now a trophy of the Thief’s, and will bring gold.",
      ),
      "CAT-HIT-08",
    ]),
  ],
};

const wizard = [200, 132] as const;

/** CAT-HIT-05, 14: friends push each other, and never hurt each other. */
export const friends: Chapter = {
  title: w("Entre amis", "Between friends"),
  viewer: heroes,
  terms: inRoom({
    round: 3,
    done: ["barbarian", "elf"],
    at: {
      wizard,
      thief: [244, 146],
      barbarian: [212, 196],
      elf: [120, 205],
      "minotaur-1": [330, 158],
      "zombie-1": [404, 140],
    },
  }),
  steps: [
    yours(
      [
        "CAT-HIT-14",
        w(
          "Le Magicien s’est trop avancé, mais garde son action pour un sort. Un ami peut le repousser vers l’arrière : prenez le Voleur.",
          "The Wizard has gone too far ahead, but saves his action for a spell. A friend can push him back: take the Thief.",
        ),
      ],
      strikes("thief"),
      { pieces: ["thief", "wizard"] },
    ),
    yours(
      [
        "CAT-HIT-14",
        w(
          "Envoyez le Voleur contre le Magicien. Entre Héros on se bouscule, mais on ne se blesse jamais.",
          "Send the Thief against the Wizard. Heroes jostle each other, but never hurt each other.",
        ),
        "CAT-RULING-68",
      ],
      flicks(
        movedFrom("wizard", wizard),
        w(
          "Le Magicien n’a pas bougé. Encore une fois : visez-le.",
          "The Wizard has not moved. Once more: aim at him.",
        ),
        at("wizard"),
      ),
      { pieces: ["wizard"] },
    ),
    read([
      "CAT-HIT-05",
      w(
        "Pas un point de vie perdu, et le Magicien peut encore agir. Notez-le : un ami poussé contre un monstre ne le blesse pas non plus.",
        "Not a life point lost, and the Wizard can still act. Mind: a friend who is pushed into a monster does not hurt it either.",
      ),
    ]),
  ],
};
