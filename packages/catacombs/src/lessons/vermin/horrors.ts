import { read, w, watched, yours } from "@ossuaire/kernel";
import { heroes, overseer, strikes, untouched } from "../../tutorial/moves.ts";
import type { Chapter } from "../chapter.ts";
import { at, chooses, flicks, hit, itDoes, itFlicks, out, told } from "../moves.ts";
import { withVermin } from "./scene.ts";

/** VER-FEAR-01 to 03: a Hero runs where the Overseer likes. */
export const flight: Chapter = {
  title: w("La fuite", "The flight"),
  viewer: heroes,
  terms: withVermin({
    phase: "overseer",
    at: {
      barbarian: [250, 160],
      elf: [120, 130],
      thief: [150, 196],
      wizard: [70, 165],
      "blood-skull-1": [310, 156],
    },
  }),
  steps: [
    watched(
      [
        "VER-FEAR-01",
        w(
          "Le Crâne de sang frappe de Terreur. Il a choisi le plus fort des vôtres.",
          "The Blood Skull strikes with Fear. It has chosen the strongest of yours.",
        ),
        "VER-MODIF-01",
      ],
      itDoes("blood-skull-1", "melee"),
      { pieces: ["blood-skull-1"] },
    ),
    watched(
      ["VER-FEAR-01", w("Un point de vie d’abord…", "One life point first…")],
      itFlicks(at("barbarian")),
    ),
    watched(
      [
        "VER-FEAR-02",
        w(
          "… puis la fuite : c’est le Maître qui donne une pichenette au Barbare.",
          "… then the flight: it is the Overseer who flicks the Barbarian.",
        ),
      ],
      chooses(overseer, "barbarian"),
      { pieces: ["barbarian"] },
    ),
    watched(
      ["VER-FEAR-02", w("Le voilà qui détale.", "And off he runs.")],
      itFlicks(untouched, (course) => !course.includes("exit")),
    ),
    read([
      "VER-FEAR-03",
      w(
        "La fuite elle-même ne coûte rien à personne ; mais on n’est plus où l’on voulait être.",
        "The flight itself costs nobody anything; but one is no longer where one wanted to be.",
      ),
    ]),
  ],
};

/** VER-INCORP-01 to 03: there is one way to be rid of it. */
export const skull: Chapter = {
  title: w("L’Incorporel", "The Incorporeal"),
  viewer: heroes,
  terms: withVermin({
    round: 2,
    at: {
      barbarian: [396, 190],
      elf: [120, 130],
      thief: [150, 196],
      wizard: [70, 165],
      "blood-skull-1": [450, 188],
    },
  }),
  steps: [
    yours(
      [
        "VER-INCORP-01",
        w(
          "Le Crâne de sang est Incorporel : rien ne le blesse. Mais poussé hors de la salle, il est détruit. Prenez le Barbare.",
          "The Blood Skull is Incorporeal: nothing hurts it. But pushed out of the room it is destroyed. Take the Barbarian.",
        ),
      ],
      strikes("barbarian"),
      { pieces: ["barbarian"], targets: ["blood-skull-1"] },
    ),
    yours(
      [
        "VER-INCORP-01",
        w(
          "Poussez-le par-dessus le bord, et n’y allez pas de main morte !",
          "Push it over the edge, and do not be gentle!",
        ),
        "VER-INCORP-02",
      ],
      flicks(
        told("killed"),
        w(
          "Il est encore dans la salle, et se rit des coups. Plus fort, vers le bord !",
          "It is still in the room, and laughs at blows. Harder, towards the edge!",
        ),
        out("blood-skull-1"),
      ),
      { targets: ["blood-skull-1"] },
    ),
    read([
      "VER-INCORP-03",
      w(
        "Détruit ! Il compte pour le Barbare, comme tout monstre tué, et le Barbare revient au bord s’il est sorti, lui aussi.",
        "Destroyed! It counts for the Barbarian, like any monster killed, and he comes back at the edge if he has slid off, too.",
      ),
      "CAT-ATK-05",
    ]),
  ],
};

/** VER-DEVOUR-01 to 10: out of the game, and back. */
export const devourer: Chapter = {
  title: w("Le Dévoreur", "The Devourer"),
  viewer: heroes,
  terms: withVermin({
    round: 4,
    phase: "overseer",
    life: { "remorhaz-1": 1 },
    at: {
      elf: [270, 156],
      barbarian: [186, 204],
      thief: [150, 120],
      wizard: [70, 165],
      "remorhaz-1": [330, 160],
    },
  }),
  steps: [
    watched(
      [
        "VER-DEVOUR-01",
        w(
          "Le Rémorhaz, lui, n’est pas petit. Il enchaîne deux Coups de poing, et l’Elfe est devant lui.",
          "The Remorhaz is not small at all. It makes two Melee attacks in a row, and the Elf stands before it.",
        ),
      ],
      itDoes("remorhaz-1", "melees"),
      { pieces: ["remorhaz-1"] },
    ),
    watched(["VER-DEVOUR-02", w("Le premier…", "The first…")], itFlicks(at("elf"))),
    watched(
      [
        "VER-DEVOUR-02",
        w(
          "Touché. Si le second blesse le même Héros, il est dévoré.",
          "A hit. If the second hurts the same Hero, he is devoured.",
        ),
      ],
      chooses(overseer, "flick"),
    ),
    watched(["VER-DEVOUR-03", w("… et le second !", "… and the second!")], {
      ...itFlicks(at("elf")),
      counts: told("devoured"),
    }),
    read(
      [
        "VER-DEVOUR-07",
        w(
          "Dévoré ! L’Elfe n’est pas mort, mais hors jeu jusqu’à ce que le Rémorhaz soit détruit.",
          "Devoured! The Elf is not dead, but out of the game until the Remorhaz is destroyed.",
        ),
        "VER-DEVOUR-06",
      ],
      { pieces: ["remorhaz-1"] },
    ),
    yours(
      [
        "VER-DEVOUR-08",
        w(
          "Quatre manches de combat l’ont épuisé : il lui reste un point de vie. Au Barbare de délivrer l’Elfe !",
          "Four rounds of fighting have worn it out: it has one life point left. Let the Barbarian free the Elf!",
        ),
        "VER-STAMINA-03",
      ],
      strikes("barbarian"),
      { pieces: ["barbarian"], targets: ["remorhaz-1"] },
    ),
    yours(
      ["CAT-ATK-03", w("Visez la bête.", "Aim at the beast.")],
      flicks(
        hit("remorhaz-1"),
        w("L’Elfe attend toujours. Encore une fois !", "The Elf is still waiting. Once more!"),
        at("remorhaz-1"),
      ),
      { targets: ["remorhaz-1"] },
    ),
    read(
      [
        "VER-DEVOUR-09",
        w(
          "Le monstre mort, l’Elfe revient là où il est tombé, et peut agir normalement.",
          "With the monster dead the Elf comes back where it fell, and may act as usual.",
        ),
        "VER-DEVOUR-10",
      ],
      { pieces: ["elf"] },
    ),
  ],
};
