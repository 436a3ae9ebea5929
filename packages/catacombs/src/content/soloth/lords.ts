import { because, w } from "@ossuaire/kernel";
import { attacking } from "../../action.ts";
import { type Attack, critical, fireball, melee, modified } from "../../attack.ts";
import { lifeOf } from "../../state.ts";
import type { LordCard } from "../card.ts";
import { holdCourt } from "./court.ts";
import { changeShape } from "./shapes.ts";
import { drive } from "./warchief.ts";

const strong = modified(melee, critical);

const otherHeads = because(
  "SOL-RULING-04",
  w("Elle n’a pas ce nombre de têtes.", "She does not have this number of heads."),
);

/** The Hydra's heads: which action she has, by the life that she has left. */
function heads(id: string, fr: string, en: string, from: number, to: number, attacks: [Attack, ...Attack[]]) {
  return attacking(id, { fr, en }, attacks, {
    rule: "SOL-RULING-04",
    bar: (open, actor) => (lifeOf(open, actor) >= from && lifeOf(open, actor) <= to ? undefined : otherHeads),
  });
}

/** SOL-RULING-04, SOL-LORD-01: four Lords, each with four purple drops. */
export const solothLords: readonly LordCard[] = [
  {
    id: "queen-of-the-underworld",
    name: { fr: "Reine du monde souterrain", en: "Queen of the Underworld" },
    feminine: true,
    text: {
      fr: "Elle appelle une Chose, s’il n’y en a pas, ou change de place avec un monstre, puis frappe deux fois.",
      en: "She calls a Wight, if there is none, or changes places with a monster, then strikes twice.",
    },
    life: 6,
    drops: 4,
    board: "belly-of-the-beast",
    wandering: "wight",
    minions: [
      { monster: "zombie", count: 4 },
      { monster: "ghoul", count: 1 },
      { monster: "cerberus", count: 2 },
      { monster: "fire-demon", count: 1 },
      { monster: "troll", count: 1 },
    ],
    actions: [
      attacking("court", { fr: "Tenir sa cour", en: "Hold court" }, [melee, melee], {
        rule: "SOL-RULING-04",
        before: holdCourt,
      }),
    ],
    traits: [],
    source: "house",
  },
  {
    id: "hydra",
    name: { fr: "Hydre", en: "Hydra" },
    feminine: true,
    text: {
      fr: "Ses têtes frappent autrement selon la vie qui lui reste.",
      en: "Her heads strike differently as her life goes down.",
    },
    life: 7,
    drops: 4,
    board: "good-intentions",
    wandering: "skeleton-archer",
    minions: [
      { monster: "shade", count: 1 },
      { monster: "skeleton-warrior", count: 3 },
      { monster: "troll", count: 1 },
      { monster: "giant-scorpion", count: 1 },
      { monster: "manticore", count: 1 },
      { monster: "minotaur", count: 1 },
    ],
    actions: [
      heads("hydra-strong", "Coup de poing, puis coup critique", "Melee, then Critical Melee", 6, 99, [
        melee,
        strong,
      ]),
      heads("hydra-fire", "Coups de poing et Boules de feu", "Melee and Fireballs", 4, 5, [
        melee,
        fireball,
        melee,
        fireball,
      ]),
      heads(
        "hydra-rage",
        "Coup de poing, puis deux coups critiques",
        "Melee, then two Critical Melee",
        1,
        3,
        [melee, strong, strong],
      ),
    ],
    traits: [],
    source: "public",
  },
  {
    id: "shapeshifter",
    name: { fr: "Métamorphe", en: "Shapeshifter" },
    text: {
      fr: "Il frappe, puis attaque comme un monstre présent dans la salle.",
      en: "It strikes, then attacks like a monster that is in the room.",
    },
    life: 6,
    drops: 4,
    board: "the-world-is-on-fire",
    wandering: "fire-spirit",
    minions: [
      { monster: "skeleton-archer", count: 3 },
      { monster: "orc", count: 1 },
      { monster: "fire-demon", count: 1 },
      { monster: "wight", count: 1 },
      { monster: "cerberus", count: 1 },
    ],
    actions: [
      attacking(
        "shapes",
        { fr: "Coup de poing, puis métamorphose", en: "Melee, then change of shape" },
        [melee],
        {
          rule: "SOL-RULING-04",
          after: changeShape,
        },
      ),
    ],
    traits: [],
    source: "house",
  },
  {
    id: "orc-warchief",
    name: { fr: "Chef de guerre orc", en: "Orc Warchief" },
    text: {
      fr: "S’il touche un Héros ou un Allié, un de ses Orcs frappe aussitôt.",
      en: "If he hits a Hero or an Ally, one of his Orcs strikes at once.",
    },
    life: 6,
    drops: 4,
    board: "ancient-road",
    wandering: "orc",
    minions: [
      { monster: "orc", count: 2 },
      { monster: "troll", count: 2 },
      { monster: "orc-wolf-rider", count: 1 },
      { monster: "rust-monster", count: 1 },
      { monster: "giant-scorpion", count: 1 },
    ],
    actions: [
      attacking(
        "warpath",
        { fr: "Coup de poing, puis coup critique", en: "Melee, then Critical Melee" },
        [melee, strong],
        { rule: "SOL-RULING-04", after: drive },
      ),
    ],
    traits: [],
    source: "house",
  },
];
