import { read, w, watched, yours } from "@ossuaire/kernel";
import { heroes } from "../../tutorial/moves.ts";
import type { Chapter } from "../chapter.ts";
import { at, does, flicks, itDoes, itFlicks, itKnocks, puts, told } from "../moves.ts";
import { withSoloth } from "./scene.ts";

/** SOL-SPIKE-01 to 07, SOL-FREEZE-01: a monster is frozen. */
export const spike: Chapter = {
  title: w("La Pique de glace", "The Ice Spike"),
  viewer: heroes,
  terms: withSoloth({
    at: {
      "ice-princess": [206, 160],
      paladin: [130, 190],
      "witch-hunter": [100, 130],
      sorceress: [60, 165],
      "minotaur-1": [302, 154],
      "zombie-1": [400, 196],
    },
  }),
  steps: [
    read(
      [
        "SOL-HERO-01",
        w(
          "La Caverne de Soloth amène quatre Héros : la Princesse des glaces, le Paladin, le Chasseur de sorcières et la Sorcière. Voici leur art.",
          "Cavern of Soloth brings four Heroes: the Ice Princess, the Paladin, the Witch Hunter and the Sorceress. Here is their art.",
        ),
        "SOL-HERO-02",
      ],
      { pieces: ["ice-princess", "paladin", "witch-hunter", "sorceress"] },
    ),
    yours(
      [
        "SOL-SPIKE-01",
        w(
          "La Princesse a deux Piques de glace par salle. Choisissez-en une.",
          "The Princess has two Ice Spikes in each room. Choose one.",
        ),
      ],
      does("ice-princess", "ice-spike"),
      { pieces: ["ice-princess"] },
    ),
    yours(
      [
        "SOL-RULING-27",
        w(
          "Elle se pose comme une flèche : dans l’anneau, face au Minotaure.",
          "It is put down like an arrow: inside the ring, facing the Minotaur.",
        ),
      ],
      puts("minotaur-1"),
      { targets: ["minotaur-1"] },
    ),
    yours(
      [
        "SOL-SPIKE-02",
        w(
          "Lancez-la. Elle ne blesse pas ; elle gèle le monstre qu’elle touche.",
          "Send it off. It does no damage; it freezes the monster that it hits.",
        ),
        "SOL-SPIKE-03",
      ],
      flicks(
        told("frozen"),
        w(
          "Dans le vide ! La Pique serait perdue ; ici, on la reprend.",
          "Into the void! The Spike would be lost; here you get it back.",
        ),
        at("minotaur-1"),
      ),
      { targets: ["minotaur-1"] },
    ),
    read(
      [
        "SOL-FREEZE-01",
        w(
          "Gelé ! Tant que la Pique reste sur lui, le Minotaure ne fait rien, pas même ses Représailles. Mais on peut toujours le frapper.",
          "Frozen! As long as the Spike lies on it the Minotaur does nothing, not even its Retaliation. But it can still be struck.",
        ),
        "SOL-FREEZE-05",
        "SOL-FREEZE-08",
      ],
      { pieces: ["minotaur-1"] },
    ),
  ],
};

/** SOL-THAW-01 to 04: a knock throws the spike off. */
export const thaw: Chapter = {
  title: w("Le dégel", "The thaw"),
  viewer: heroes,
  terms: withSoloth({
    round: 2,
    phase: "overseer",
    frozen: ["minotaur-1"],
    at: {
      "ice-princess": [230, 160],
      paladin: [252, 194],
      "witch-hunter": [120, 140],
      sorceress: [70, 165],
      "minotaur-1": [312, 152],
      "zombie-1": [384, 152],
    },
  }),
  steps: [
    read(
      [
        "SOL-THAW-01",
        w(
          "Au tour du Maître. Un monstre gelé n’est libéré que par un choc qui fait tomber la Pique : d’un camp ou de l’autre.",
          "The Overseer’s turn. A frozen monster is freed only by a knock that throws the Spike off: from either side.",
        ),
        "SOL-THAW-03",
      ],
      { pieces: ["minotaur-1"] },
    ),
    watched(
      ["SOL-THAW-01", w("Le Zombie prend donc son élan…", "So the Zombie takes a run-up…")],
      itDoes("zombie-1", "melee"),
      { pieces: ["zombie-1"] },
    ),
    watched(
      ["SOL-THAW-02", w("… et bouscule le Minotaure.", "… and bumps into the Minotaur.")],
      itKnocks("minotaur-1"),
    ),
    watched(
      [
        "SOL-THAW-04",
        w(
          "La Pique est tombée ! Libéré pendant le tour du Maître, le Minotaure peut agir aussitôt.",
          "The Spike is off! Freed in the Overseer’s turn, the Minotaur may act at once.",
        ),
      ],
      itDoes("minotaur-1", "melee"),
      { pieces: ["minotaur-1"] },
    ),
    watched(
      ["CAT-ATK-03", w("Il ne s’en prive pas.", "And so it does.")],
      itFlicks(at("ice-princess", "paladin"), (course) => !course.includes("exit")),
    ),
    read([
      "SOL-FREEZE-11",
      w(
        "Retenez ceci : s’il ne reste que des monstres gelés à la fin d’une manche, la salle est finie, et ils sont détruits.",
        "Mind this: if only frozen monsters are left at the end of a round, the room is done, and they are destroyed.",
      ),
      "SOL-FREEZE-12",
    ]),
  ],
};
