import { read, w, watched, yours } from "@ossuaire/kernel";
import { endsTurn, heroes, overseer, strikes } from "../../tutorial/moves.ts";
import type { Chapter } from "../chapter.ts";
import { at, chooses, flicks, hit, itDoes, itFlicks } from "../moves.ts";
import { inRoom } from "./scene.ts";

/** CAT-ROUND-13, CAT-ABIL-15, CAT-INCAP-07: a hit, a Feeding Frenzy, and what incapacity is. */
export const overseersTurn: Chapter = {
  title: w("Le tour du Maître", "The Overseer’s turn"),
  viewer: heroes,
  terms: inRoom({
    round: 3,
    phase: "overseer",
    life: { "minotaur-1": 1 },
    at: {
      barbarian: [232, 176],
      elf: [270, 250],
      thief: [160, 100],
      wizard: [118, 128],
      "minotaur-1": [322, 160],
      "zombie-1": [350, 262],
    },
  }),
  steps: [
    read(
      [
        "CAT-ROUND-13",
        w(
          "Vos quatre Héros ont agi : au tour du Maître. Chaque monstre encore en vie a droit, lui aussi, à une action.",
          "Your four Heroes have acted: now it is the Overseer’s turn. Each monster that is still alive may act once, too.",
        ),
        "CAT-ROUND-02",
      ],
      { targets: ["minotaur-1", "zombie-1"] },
    ),
    watched(
      [
        "CAT-MON-01",
        w("Le Minotaure, d’abord : il regarde le Barbare…", "The Minotaur first: it eyes the Barbarian…"),
      ],
      itDoes("minotaur-1", "melee"),
      { pieces: ["minotaur-1"] },
    ),
    watched(
      [
        "CAT-RULING-87",
        w(
          "… et charge. Les mêmes règles valent pour lui : il frappe ce que son pion touche.",
          "… and charges. The same rules hold for it: it strikes what its disc touches.",
        ),
      ],
      itFlicks(at("barbarian")),
    ),
    read(
      [
        "CAT-HIT-11",
        w(
          "Le Barbare perd un point de vie : son marqueur descend d’une case. À zéro, un Héros est mort et quitte la salle.",
          "The Barbarian loses one life point: the marker moves down one space. At zero a Hero is dead and leaves the room.",
        ),
        "CAT-DEATH-01",
      ],
      { part: "seats" },
    ),
    watched(
      [
        "CAT-MON-13",
        w(
          "Le Zombie a flairé l’Elfe. Sa carte porte une capacité : la Frénésie alimentaire.",
          "The Zombie has scented the Elf. Its card has an ability: Feeding Frenzy.",
        ),
      ],
      itDoes("zombie-1", "melee"),
      { pieces: ["zombie-1"] },
    ),
    watched(
      ["CAT-ABIL-15", w("Il se jette sur sa proie…", "It throws itself at its prey…")],
      itFlicks(at("elf")),
    ),
    read(
      [
        "CAT-ABIL-15",
        w(
          "Mordu ! L’Elfe perd un point de vie. Et le Zombie, repu, est aussitôt retourné : il est en incapacité.",
          "A bite! The Elf loses one life. And the Zombie, having fed, is turned over at once: it is incapacitated.",
        ),
        "CAT-ABIL-16",
      ],
      { pieces: ["zombie-1"] },
    ),
    read([
      "CAT-INCAP-07",
      w(
        "En incapacité, un pion perd toute la manche suivante : il n’agit pas, mais peut être frappé. Un Héros étourdi par un monstre subit le même sort.",
        "A disc that is incapacitated loses the whole next round: it does not act, but can be struck. A Hero stunned by a monster fares the same.",
      ),
      "CAT-INCAP-05",
    ]),
    read([
      "CAT-WIN-04",
      w(
        "Prenez-y garde : si tous vos Héros sont en même temps morts ou en incapacité, le Maître a gagné.",
        "Beware of that: if all your Heroes are dead or incapacitated at the same time, the Overseer has won.",
      ),
    ]),
  ],
};

/** CAT-ABIL-01 to 05: the answer to a Melee. */
export const retaliation: Chapter = {
  title: w("Les Représailles", "Retaliation"),
  viewer: heroes,
  terms: inRoom({
    round: 4,
    life: { "minotaur-1": 1 },
    stunned: { "zombie-1": 3 },
    at: {
      barbarian: [206, 160],
      thief: [250, 96],
      elf: [262, 246],
      wizard: [118, 110],
      "minotaur-1": [272, 160],
      "zombie-1": [296, 266],
    },
  }),
  steps: [
    read(
      [
        "CAT-ABIL-01",
        w(
          "À votre tour. Le Minotaure n’a plus qu’un point de vie ; mais frappé d’un Coup de poing, il a droit à des Représailles. Voyons cela.",
          "Your turn. The Minotaur has one life point left; but struck by a Melee it is entitled to Retaliation. Let us see.",
        ),
        "CAT-MON-14",
      ],
      { targets: ["minotaur-1"] },
    ),
    yours(
      ["CAT-ATK-03", w("Frappez-le avec le Barbare.", "Strike it with the Barbarian.")],
      strikes("barbarian"),
      { pieces: ["barbarian"], targets: ["minotaur-1"] },
    ),
    yours(
      ["CAT-ATK-03", w("Visez le Minotaure, et relâchez.", "Aim at the Minotaur, and let go.")],
      flicks(
        hit("minotaur-1"),
        w("Il l’a échappé belle ! Encore une fois.", "It had a narrow escape! Once more."),
        at("minotaur-1"),
      ),
      { targets: ["minotaur-1"] },
    ),
    watched(
      [
        "CAT-ABIL-04",
        w(
          "C’était son dernier point de vie. Pourtant, avant de tomber, il peut rendre un Coup de poing : à tous, sauf à celui qui l’a frappé.",
          "That was its last life point. And yet, before it falls, it may give a Melee back: to anybody but the one who struck it.",
        ),
        "CAT-ABIL-05",
      ],
      chooses(overseer, "strike"),
      { pieces: ["minotaur-1"] },
    ),
    watched(
      ["CAT-ABIL-03", w("Qui va-t-il choisir ?", "Whom will it choose?")],
      itFlicks(at("thief", "elf", "wizard"), (course) => !course.includes("exit")),
    ),
    read([
      "CAT-ABIL-02",
      w(
        "Une flèche ou une Boule de feu n’appelle jamais de Représailles : contre un Minotaure, mieux vaut frapper de loin.",
        "An arrow or a Fireball never calls for Retaliation: against a Minotaur it is better to strike from afar.",
      ),
    ]),
  ],
};

/** CAT-ROUND-06, CAT-GOLD-01 to 07: the room is cleared, and pays. */
export const payday: Chapter = {
  title: w("La salle est vidée", "The room is cleared"),
  viewer: heroes,
  terms: inRoom({
    round: 4,
    done: ["barbarian"],
    stunned: { "zombie-1": 3 },
    life: { barbarian: 11, elf: 7, thief: 9 },
    heroes: {
      barbarian: { trophies: ["minotaur"] },
      elf: { trophies: ["orc"], tracks: { arrows: 1 } },
      thief: { trophies: ["skeleton-archer"] },
    },
    at: {
      elf: [236, 196],
      barbarian: [262, 152],
      thief: [236, 110],
      wizard: [118, 110],
      "zombie-1": [276, 262],
    },
  }),
  steps: [
    yours(
      [
        "CAT-INCAP-05",
        w(
          "Il ne reste que le Zombie, toujours en incapacité : il encaisse, et ne rend rien. À l’Elfe de l’achever, d’un Coup de poing.",
          "Only the Zombie is left, still incapacitated: it takes blows and gives none. Let the Elf finish it with a Melee.",
        ),
      ],
      strikes("elf"),
      { pieces: ["elf"], targets: ["zombie-1"] },
    ),
    yours(
      ["CAT-HIT-07", w("Visez le Zombie, et relâchez.", "Aim at the Zombie, and let go.")],
      flicks(
        hit("zombie-1"),
        w("Il vacille, et reste debout. Encore une fois !", "It sways, and still stands. Once more!"),
        at("zombie-1"),
      ),
      { targets: ["zombie-1"] },
    ),
    yours(
      [
        "CAT-ROUND-06",
        w(
          "Plus un monstre ! Mais une salle ne s’achève qu’avec la manche : pressez Fin du tour, puis encore une fois pour confirmer.",
          "Not a monster left! But a room ends only with its round: press End the turn, and once more to confirm.",
        ),
      ],
      endsTurn(),
    ),
    read(
      [
        "CAT-GOLD-02",
        w(
          "On paie maintenant : chaque Héros reçoit l’or des monstres qu’il a tués, et le Voleur 100 pièces de plus par monstre.",
          "Now it is payday: each Hero receives the gold of the monsters he has killed, and the Thief 100 more for each.",
        ),
        "CAT-GOLD-03",
        "CAT-HERO-14",
      ],
      { part: "seats" },
    ),
  ],
};
