import { read, w, watched, yours } from "@ossuaire/kernel";
import type { Situation } from "../../position.ts";
import { heroes, overseer, strikes } from "../../tutorial/moves.ts";
import { type Chapter, moment } from "../chapter.ts";
import { at, chooses, does, flicks, hit, itDoes, puts } from "../moves.ts";

/** Behind all other rooms. */
function inLair(situation: Situation): Chapter["terms"] {
  return () => {
    const terms = moment({ kind: "lord", board: "summoning-circle", ...situation })();
    if (terms.position === undefined) return terms;
    const rooms = terms.position.rooms.map((room) => ({ ...room, open: true, visits: 1 }));
    return { ...terms, position: { ...terms.position, rooms, here: rooms.length - 1 } };
  };
}

/** CAT-LORD-01 to 10: who waits at the end. */
export const lord: Chapter = {
  title: w("Le Seigneur", "The Lord"),
  viewer: heroes,
  terms: inLair({
    phase: "overseer",
    at: {
      elf: [236, 160],
      barbarian: [200, 196],
      thief: [180, 110],
      wizard: [60, 160],
      sorcerer: [366, 160],
      "giant-scorpion-1": [420, 96],
      "cerberus-1": [420, 226],
    },
  }),
  steps: [
    read(
      [
        "CAT-LORD-01",
        w(
          "La dernière carte : le Seigneur des catacombes et ses favoris. Tuez-le, et vous avez gagné, favoris ou pas.",
          "The last card: the Catacomb Lord and his minions. Kill him and you have won, minions or not.",
        ),
        "CAT-WIN-03",
      ],
      { targets: ["sorcerer"] },
    ),
    watched(
      [
        "CAT-LORD-02",
        w(
          "Chaque Seigneur a ses pouvoirs. Le Sorcier, conseillé pour débuter, se cache dans une Illusion.",
          "Each Lord has powers of his own. The Sorcerer, recommended for beginners, hides in an Illusion.",
        ),
        "CAT-LORD-13",
      ],
      itDoes("sorcerer", "illusion"),
      { pieces: ["sorcerer"] },
    ),
    watched(
      [
        "CAT-LORD-10",
        w(
          "C’était son action pour ce tour. Ses favoris, eux, attendent.",
          "That was his action for this turn. His minions wait.",
        ),
      ],
      chooses(overseer, "pass"),
    ),
    yours(
      [
        "CAT-LORD-04",
        w(
          "On le voit, et pourtant on ne peut le blesser. Essayez tout de même : le Tir à l’arc de l’Elfe.",
          "He is seen, and yet cannot be hurt. Try it all the same: the Elf’s Bow shot.",
        ),
      ],
      does("elf", "missile"),
      { pieces: ["elf"] },
    ),
    yours(
      ["CAT-ATK-08", w("Posez la flèche face au Sorcier.", "Put the arrow down facing the Sorcerer.")],
      puts("sorcerer"),
      { targets: ["sorcerer"] },
    ),
    yours(
      ["CAT-ATK-09", w("Tirez !", "Shoot!")],
      flicks(
        hit("sorcerer"),
        w(
          "Même une Illusion veut être visée. Encore une fois.",
          "Even an Illusion wants to be aimed at. Once more.",
        ),
        at("sorcerer"),
      ),
      { targets: ["sorcerer"] },
    ),
    read([
      "CAT-LORD-04",
      w(
        "Touché, et rien n’y fait ! L’Illusion tombe à son prochain tour, et jamais elle ne sert deux tours de suite.",
        "A hit, and nothing comes of it! The Illusion ends with his next turn, and is never used two turns in a row.",
      ),
      "CAT-GAP-12",
    ]),
  ],
};

/** CAT-WIN-01 to 03: the last blow of a campaign. */
export const lastBlow: Chapter = {
  title: w("Le coup de grâce", "The last blow"),
  viewer: heroes,
  terms: inLair({
    round: 5,
    life: { sorcerer: 1, barbarian: 6, elf: 3, thief: 5, wizard: 2 },
    at: {
      barbarian: [262, 160],
      elf: [200, 120],
      thief: [180, 196],
      wizard: [60, 160],
      sorcerer: [352, 160],
      "cerberus-1": [420, 226],
    },
  }),
  steps: [
    yours(
      [
        "CAT-WIN-01",
        w(
          "Quatre manches plus tard : l’Illusion est tombée, et il ne reste au Sorcier qu’un point de vie. Au Barbare !",
          "Four rounds later: the Illusion is gone, and the Sorcerer has one life point left. Barbarian, now!",
        ),
      ],
      strikes("barbarian"),
      { pieces: ["barbarian"], targets: ["sorcerer"] },
    ),
    yours(
      ["CAT-WIN-02", w("Un coup, un seul. Prenez votre temps.", "One blow, and one only. Take your time.")],
      flicks(hit("sorcerer"), w("Il ricane. Encore une fois !", "He sneers. Once more!"), at("sorcerer")),
      { targets: ["sorcerer"] },
    ),
    read([
      "CAT-WIN-02",
      w(
        "Le Seigneur est mort, et vos Héros sont debout : la catacombe est à vous !",
        "The Lord is dead, and your Heroes stand: the catacomb is yours!",
      ),
      "CAT-WIN-03",
    ]),
  ],
};
