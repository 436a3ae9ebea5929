import { read, w, yours } from "@ossuaire/kernel";
import { heroes } from "../../tutorial/moves.ts";
import type { Chapter } from "../chapter.ts";
import { at, does, flicks, hit, puts } from "../moves.ts";
import { inRoom } from "./scene.ts";

/** CAT-ATK-08 to 11: put down, flicked, taken back. */
export const arrow: Chapter = {
  title: w("La flèche", "The arrow"),
  viewer: heroes,
  terms: inRoom({
    round: 2,
    done: ["barbarian", "thief"],
    life: { "orc-1": 1 },
    at: {
      elf: [150, 112],
      barbarian: [196, 200],
      thief: [322, 168],
      wizard: [58, 160],
      "orc-1": [262, 134],
      "minotaur-1": [360, 236],
      "zombie-1": [410, 120],
    },
  }),
  steps: [
    yours(
      [
        "CAT-HERO-19",
        w(
          "Outre le Coup de poing, chaque Héros a ses actions spéciales. L’Elfe tire à l’arc, deux fois par salle : choisissez le Tir à l’arc.",
          "Beside the Melee each Hero has special actions. The Elf shoots a bow, twice in each room: choose the Bow shot.",
        ),
        "CAT-HERO-07",
      ],
      does("elf", "missile"),
      { pieces: ["elf"] },
    ),
    yours(
      [
        "CAT-ATK-08",
        w(
          "Posez la flèche dans l’anneau : à 2,5 cm au plus de l’Elfe, du côté d’où l’Orc se voit bien.",
          "Put the arrow inside the ring: within 2.5 cm of the Elf, on the side from which the Orc is in plain sight.",
        ),
      ],
      puts("orc-1"),
      { targets: ["orc-1"] },
    ),
    yours(
      [
        "CAT-ATK-09",
        w(
          "Tirez la flèche en arrière et relâchez : elle traverse la salle, l’Elfe ne bouge pas.",
          "Pull the arrow back and let go: it flies across the room, and the Elf does not move.",
        ),
      ],
      flicks(
        hit("orc-1"),
        w(
          "À côté ! La flèche vous revient : encore une fois.",
          "Wide! The arrow comes back to you: once more.",
        ),
        at("orc-1"),
      ),
      { targets: ["orc-1"] },
    ),
    read([
      "CAT-HIT-10",
      w(
        "L’Orc était blessé : le voilà éliminé. La flèche quitte le plateau ; l’Elfe retrouvera les deux dans la salle suivante.",
        "The Orc was wounded, and now is gone. The arrow leaves the board; the Elf has both again in the next room.",
      ),
      "CAT-ATK-10",
    ]),
  ],
};

/** CAT-SPELL-02 to 04, CAT-ATK-13: a card of the Wizard's book. */
export const fireball: Chapter = {
  title: w("La Boule de feu", "The Fireball"),
  viewer: heroes,
  terms: inRoom({
    round: 3,
    done: ["barbarian", "elf", "thief"],
    at: {
      wizard: [160, 114],
      thief: [206, 160],
      barbarian: [212, 196],
      elf: [120, 205],
      "minotaur-1": [318, 160],
      "zombie-1": [404, 140],
    },
  }),
  steps: [
    yours(
      [
        "CAT-SPELL-02",
        w(
          "Le Magicien possède douze sorts, et chacun ne sert qu’une fois par partie. Choisissez une Boule de feu.",
          "The Wizard has twelve spells, and each works but once in a game. Choose a Fireball.",
        ),
        "CAT-SPELL-03",
      ],
      does("wizard", "fireball"),
      { pieces: ["wizard"] },
    ),
    yours(
      [
        "CAT-ATK-13",
        w(
          "Elle se joue comme une flèche : posez-la près du Magicien, face au Minotaure.",
          "It is played like an arrow: put it near the Wizard, facing the Minotaur.",
        ),
      ],
      puts("minotaur-1"),
      { targets: ["minotaur-1"] },
    ),
    yours(
      [
        "CAT-HIT-03",
        w(
          "Lancez-la sur le Minotaure. Une même attaque blesse tous ceux que son disque touche.",
          "Send it at the Minotaur. One attack hurts all whom its disc touches.",
        ),
      ],
      flicks(
        hit("minotaur-1"),
        w(
          "Raté, et le sort serait perdu ! Ici, on le reprend.",
          "Missed, and the spell would be lost! Here you get it back.",
        ),
        at("minotaur-1"),
      ),
      { targets: ["minotaur-1"] },
    ),
    read(
      [
        "CAT-SPELL-04",
        w(
          "Le Minotaure est blessé, et le sort défaussé. D’un Coup de poing, vous auriez eu droit à sa réponse : vous la verrez bientôt.",
          "The Minotaur is wounded, and the spell discarded. A Melee would have had an answer: you will see it soon.",
        ),
        "CAT-ABIL-02",
      ],
      { pieces: ["minotaur-1"] },
    ),
  ],
};
