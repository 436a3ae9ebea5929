import { read, w, watched, yours } from "@ossuaire/kernel";
import { endsTurn, heroes, strikes } from "../../tutorial/moves.ts";
import type { Chapter } from "../chapter.ts";
import { at, chooses, does, flicks, hit, itDoes, itFlicks, puts } from "../moves.ts";
import { withSoloth } from "./scene.ts";

/** SOL-PALADIN-01 to 11: an attack is ignored. */
export const armour: Chapter = {
  title: w("L’armure", "The armour"),
  viewer: heroes,
  terms: withSoloth({
    phase: "overseer",
    at: {
      paladin: [236, 160],
      "ice-princess": [150, 190],
      "witch-hunter": [120, 130],
      sorceress: [70, 165],
      "giant-scorpion-1": [318, 156],
      "orc-1": [420, 120],
    },
  }),
  steps: [
    watched(
      [
        "CAT-MOD-02",
        w(
          "Le Scorpion géant frappe d’un Coup de poing critique : deux points de vie. Il vise le Paladin.",
          "The Giant Scorpion strikes a Critical Melee: two life points. It aims at the Paladin.",
        ),
      ],
      itDoes("giant-scorpion-1", "melee"),
      { pieces: ["giant-scorpion-1", "paladin"] },
    ),
    watched(["CAT-ATK-03", w("Voici le coup…", "Here it comes…")], itFlicks(at("paladin"))),
    yours(
      [
        "SOL-PALADIN-02",
        w(
          "Le Paladin est touché, et rien n’est encore perdu : pour un point d’armure, il ignore toute l’attaque. Prenez l’armure.",
          "The Paladin is hit, and nothing is lost yet: for one point of armour he ignores the whole attack. Take the armour.",
        ),
        "SOL-PALADIN-03",
      ],
      chooses(heroes, "armour"),
      { pieces: ["paladin"] },
    ),
    read(
      [
        "SOL-PALADIN-06",
        w(
          "Pas un point de vie perdu. C’est toujours un point d’armure, quels que soient les dégâts ; il en a deux, et les retrouve à chaque salle.",
          "Not a life point lost. It is always one point of armour, whatever the damage; he has two, and gets them back with each room.",
        ),
        "SOL-PALADIN-05",
        "SOL-PALADIN-11",
      ],
      { part: "seats" },
    ),
  ],
};

/** SOL-SORC-01 to 10: what her actions cost. */
export const magic: Chapter = {
  title: w("La magie", "Magic"),
  viewer: heroes,
  terms: withSoloth({
    at: {
      sorceress: [210, 166],
      paladin: [150, 196],
      "ice-princess": [110, 130],
      "witch-hunter": [66, 175],
      "orc-1": [310, 156],
      "zombie-1": [410, 200],
    },
  }),
  steps: [
    yours(
      [
        "SOL-SORC-03",
        w(
          "La Sorcière n’a pas de livre : ses actions se paient en points de magie. Une Boule de feu en coûte un. Choisissez-la.",
          "The Sorceress has no book: her actions are paid with magic points. A Fireball costs one. Choose it.",
        ),
        "SOL-SORC-02",
      ],
      does("sorceress", "sorcery-fireball"),
      { pieces: ["sorceress"] },
    ),
    yours(
      ["CAT-ATK-13", w("Posez-la près d’elle, face à l’Orc.", "Put it near her, facing the Orc.")],
      puts("orc-1"),
      { targets: ["orc-1"] },
    ),
    yours(
      ["CAT-ATK-13", w("Et lancez-la.", "And send it off.")],
      flicks(
        hit("orc-1"),
        w("À côté ! Ici, la magie vous est rendue.", "Wide! Here you get the magic back."),
        at("orc-1"),
      ),
      { targets: ["orc-1"] },
    ),
    read(
      [
        "SOL-SORC-05",
        w(
          "Il lui reste cinq points de magie, pour toute la partie. À zéro, elle peut payer de sa vie, mais jamais du dernier point.",
          "She has five magic points left, for the whole game. At zero she may pay with her life, but never with the last point.",
        ),
        "SOL-SORC-06",
        "SOL-SORC-10",
      ],
      { part: "seats" },
    ),
  ],
};

/** SOL-HUNTER-01 to 18: what killed monsters pay for. */
export const artefact: Chapter = {
  title: w("Un artefact", "An artefact"),
  viewer: heroes,
  terms: withSoloth({
    round: 3,
    heroes: { "witch-hunter": { trophies: ["orc"] } },
    at: {
      "witch-hunter": [230, 164],
      paladin: [170, 190],
      "ice-princess": [120, 130],
      sorceress: [70, 165],
      "zombie-1": [300, 158],
    },
  }),
  steps: [
    yours(
      [
        "SOL-HUNTER-02",
        w(
          "Le Chasseur de sorcières garde les monstres qu’il tue. Il a déjà un Orc ; donnez-lui ce Zombie, le dernier de la salle.",
          "The Witch Hunter keeps the monsters that he kills. He has an Orc already; give him this Zombie, the last in the room.",
        ),
      ],
      strikes("witch-hunter"),
      { pieces: ["witch-hunter"], targets: ["zombie-1"] },
    ),
    yours(
      ["CAT-ATK-03", w("Visez le Zombie, et relâchez.", "Aim at the Zombie, and let go.")],
      flicks(
        hit("zombie-1"),
        w("Il lui échappe. Encore une fois !", "It gets away. Once more!"),
        at("zombie-1"),
      ),
      { targets: ["zombie-1"] },
    ),
    yours(
      [
        "CAT-ROUND-06",
        w(
          "La salle est vide. Finissez le tour : la résolution commence.",
          "The room is empty. End the turn: the resolution begins.",
        ),
        "SOL-HUNTER-04",
      ],
      endsTurn(),
    ),
    yours(
      [
        "SOL-HUNTER-03",
        w(
          "L’or est versé. Et les monstres de son plateau paient un artefact : l’Orc et le Zombie valent le Bouclier en peau d’orc.",
          "The gold is paid. And the monsters on his board pay for an artefact: Orc and Zombie are worth the Orc Hide Shield.",
        ),
        "SOL-HUNTER-17",
      ],
      chooses(heroes, "orc-hide-shield"),
    ),
    read(
      [
        "SOL-HUNTER-11",
        w(
          "Le bouclier est actif : une fois par salle, un Coup de poing ignoré, et renvoyé. Les deux monstres retournent à la réserve.",
          "The shield is active: once per room a Melee is ignored, and sent back. Both monsters go back to the reserve.",
        ),
        "SOL-HUNTER-13",
      ],
      { part: "seats" },
    ),
  ],
};
