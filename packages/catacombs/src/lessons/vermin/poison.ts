import { read, w, watched, yours } from "@ossuaire/kernel";
import { heroes, overseer, strikes } from "../../tutorial/moves.ts";
import type { Chapter } from "../chapter.ts";
import { at, chooses, does, flicks, hit, itDoes, itFlicks } from "../moves.ts";
import { withVermin } from "./scene.ts";

/** VER-POISON-01 to 10, VER-CURE-01 to 03: two cards, and one less. */
export const poison: Chapter = {
  title: w("Le poison", "Poison"),
  viewer: heroes,
  terms: withVermin({
    phase: "overseer",
    at: {
      elf: [226, 160],
      barbarian: [160, 200],
      thief: [120, 130],
      wizard: [70, 165],
      "pit-viper-1": [290, 156],
    },
  }),
  steps: [
    watched(
      [
        "VER-FAMILY-02",
        w(
          "Les Vermines : une famille de monstres bruns, souvent minuscules. Cette Vipère de fosse frappe au Poison, et elle a vu l’Elfe.",
          "Vermin: a family of brown monsters, most of them tiny. This Pit Viper strikes with Poison, and it has seen the Elf.",
        ),
        "VER-GEN-02",
      ],
      itDoes("pit-viper-1", "melee"),
      { pieces: ["pit-viper-1"] },
    ),
    watched(["VER-POISON-01", w("Elle se détend…", "It darts…")], itFlicks(at("elf"))),
    read(
      [
        "VER-POISON-06",
        w(
          "L’Elfe perd un point de vie, puis tire une carte Poison ; deux, car la Vipère est Létale. Les doses s’additionnent.",
          "The Elf loses one life point, then draws a Poison card; two, because the Viper is Lethal. The doses add up.",
        ),
        "VER-LETHAL-01",
        "VER-POISON-08",
      ],
      { part: "seats" },
    ),
    read([
      "VER-POISON-09",
      w(
        "Quand le total atteint les points de vie de départ, huit pour l’Elfe, c’est la mort, quoi qu’il lui reste de vie. Il faut un Antidote !",
        "When the total reaches the life that one starts with, eight for the Elf, it kills, whatever life is left. A cure is needed!",
      ),
      "VER-POISON-10",
    ]),
    yours(
      [
        "VER-CURE-02",
        w(
          "Le Magicien a un nouveau sort : l’Antidote. Choisissez-le.",
          "The Wizard has a new spell: Cure Poison. Choose it.",
        ),
      ],
      does("wizard", "cure-poison"),
      { pieces: ["wizard"] },
    ),
    yours(["VER-CURE-03", w("Pour l’Elfe, bien sûr.", "For the Elf, of course.")], chooses(heroes, "elf"), {
      pieces: ["elf"],
    }),
    yours(
      [
        "VER-CURE-03",
        w(
          "Une carte s’en va, quelle que soit sa valeur : prenez la plus forte.",
          "One card goes, whatever its value: take the strongest.",
        ),
      ],
      chooses(heroes, "poison-3-2"),
    ),
    read(
      [
        "VER-CURE-05",
        w(
          "L’Elfe respire. Plus tard, le Marchand soigne lui aussi : 400 pièces d’or par carte.",
          "The Elf breathes again. Later the Merchant cures as well: 400 gold a card.",
        ),
        "VER-CURE-04",
      ],
      { part: "seats" },
    ),
  ],
};

/** VER-SWARM-01 to 08, VER-WEAK-01: the third rat bites. */
export const rats: Chapter = {
  title: w("Les rats", "Rats"),
  viewer: heroes,
  terms: withVermin({
    phase: "overseer",
    done: ["sewer-rat-1", "sewer-rat-2"],
    on: { "sewer-rat-1": "thief", "sewer-rat-2": "thief" },
    at: {
      thief: [240, 160],
      barbarian: [190, 196],
      elf: [120, 130],
      wizard: [70, 165],
      "sewer-rat-1": [240, 160],
      "sewer-rat-2": [240, 160],
      "sewer-rat-3": [296, 150],
      "sewer-rat-4": [262, 212],
    },
  }),
  steps: [
    read(
      [
        "VER-SWARM-01",
        w(
          "Seul, un Rat d’égout ne blesse personne : il grimpe sur qui il touche. Deux sont déjà sur le Voleur…",
          "Alone, a Sewer Rat hurts nobody: it climbs on whomever it hits. Two are on the Thief already…",
        ),
        "VER-WEAK-01",
      ],
      { pieces: ["thief"] },
    ),
    watched(
      ["VER-SWARM-02", w("… et voici le troisième.", "… and here is the third.")],
      itDoes("sewer-rat-3", "melee"),
      {
        pieces: ["sewer-rat-3"],
      },
    ),
    watched(["VER-SWARM-02", w("Il bondit.", "It leaps.")], itFlicks(at("thief"))),
    watched(
      [
        "VER-SWARM-04",
        w(
          "À trois, c’est l’Attaque d’essaim. Le Maître choisit : un point de vie, ou une carte Poison.",
          "Three make a Swarm Attack. The Overseer chooses: one life point, or a Poison card.",
        ),
        "VER-SWARM-03",
      ],
      chooses(overseer, "damage"),
    ),
    watched(
      [
        "VER-SWARM-05",
        w(
          "Puis les trois retournent à la réserve, et ne rapportent rien à personne. Il en reste un, qui guette.",
          "Then all three go back to the reserve, and pay nobody anything. One is left, and lurks.",
        ),
        "VER-SWARM-06",
      ],
      chooses(overseer, "sewer-rat-4:pass"),
      { pieces: ["sewer-rat-4"] },
    ),
    yours(
      [
        "VER-GEN-03",
        w(
          "Un rat n’a qu’un point de vie, et ne compte que par le nombre : frappez avant le troisième. Au Barbare !",
          "A rat has one life point, and counts by numbers only: strike before the third comes. Barbarian!",
        ),
      ],
      strikes("barbarian"),
      { pieces: ["barbarian"], targets: ["sewer-rat-4"] },
    ),
    yours(
      ["CAT-ATK-03", w("La cible est petite. Visez bien.", "The target is small. Aim well.")],
      flicks(
        hit("sewer-rat-4"),
        w("Il file entre les dalles. Encore une fois !", "It slips between the flagstones. Once more!"),
        at("sewer-rat-4"),
      ),
      { targets: ["sewer-rat-4"] },
    ),
    read([
      "VER-SWARM-08",
      w(
        "Et les rats à un ou deux ? Ils redescendent à la fin du tour du Maître, tout près de leur proie.",
        "And one or two rats? They climb down when the Overseer’s turn ends, close to their prey.",
      ),
    ]),
  ],
};
