import { type Action, attacking } from "../action.ts";
import { type Attack, critical, fireball, harmless, melee, missile, modified, stunning } from "../attack.ts";
import type { MonsterCard } from "./card.ts";
import { absorption, feedingFrenzy, fireWall, regeneration, retaliation } from "./traits.ts";

const meleeName = { fr: "Coup de poing", en: "Melee" };
const missileName = { fr: "Missile", en: "Missile" };

/** Several attacks as one action; the first word of its id is what is flicked first. */
function series(id: string, fr: string, en: string, ...attacks: [Attack, ...Attack[]]): Action {
  return attacking(id, { fr, en }, attacks);
}

const strikes = attacking("melee", meleeName, [melee]);
const stunMelee = modified(melee, stunning);
/** Webs: they bind, and do no damage. */
const web = harmless(modified(missile, stunning));

/** CAT-GAP-01, 07: the thirteen kinds of the base game. */
export const baseMonsters: readonly MonsterCard[] = [
  {
    id: "skeleton-warrior",
    name: { fr: "Guerrier squelette", en: "Skeleton Warrior" },
    family: "undead",
    size: "medium",
    disc: "skeleton",
    life: 1,
    gold: 100,
    actions: [strikes],
    traits: [],
    source: "rulebook",
  },
  {
    id: "skeleton-archer",
    name: { fr: "Archer squelette", en: "Skeleton Archer" },
    family: "undead",
    size: "medium",
    disc: "skeleton",
    life: 1,
    gold: 100,
    actions: [strikes, attacking("missile", missileName, [missile])],
    traits: [],
    source: "rulebook",
  },
  {
    id: "zombie",
    name: { fr: "Zombie", en: "Zombie" },
    family: "undead",
    size: "medium",
    disc: "zombie",
    life: 1,
    gold: 100,
    actions: [strikes],
    traits: [feedingFrenzy],
    source: "rulebook",
  },
  {
    id: "ghoul",
    name: { fr: "Goule", en: "Ghoul" },
    feminine: true,
    family: "undead",
    size: "medium",
    disc: "ghoul",
    life: 2,
    gold: 200,
    actions: [series("melee", "Coup de poing étourdissant", "Stunning Melee", stunMelee)],
    traits: [],
    source: "rulebook",
  },
  {
    id: "crypt-spider",
    name: { fr: "Araignée des cryptes", en: "Crypt Spider" },
    feminine: true,
    family: "undead",
    size: "large",
    disc: "crypt-spider",
    life: 2,
    gold: 300,
    actions: [series("melee", "Coup de poing, puis deux toiles", "Melee, then two webs", melee, web, web)],
    traits: [],
    source: "public",
  },
  {
    id: "orc",
    name: { fr: "Orc", en: "Orc" },
    family: "dungeon",
    size: "medium",
    disc: "orc",
    life: 2,
    gold: 100,
    actions: [strikes],
    traits: [],
    source: "rulebook",
  },
  {
    id: "troll",
    name: { fr: "Troll", en: "Troll" },
    family: "dungeon",
    size: "large",
    disc: "troll",
    life: 2,
    gold: 200,
    actions: [strikes],
    traits: [regeneration],
    source: "rulebook",
  },
  {
    id: "giant-scorpion",
    name: { fr: "Scorpion géant", en: "Giant Scorpion" },
    family: "dungeon",
    size: "large",
    disc: "giant-scorpion",
    life: 2,
    gold: 200,
    actions: [series("melee", "Coup de poing critique", "Critical Melee", modified(melee, critical))],
    traits: [],
    source: "public",
  },
  {
    id: "centaur",
    name: { fr: "Centaure", en: "Centaur" },
    family: "mythological",
    size: "medium",
    disc: "centaur",
    life: 2,
    gold: 200,
    actions: [series("melee-missile", "Coup de poing, puis Missile", "Melee, then Missile", melee, missile)],
    traits: [],
    source: "public",
  },
  {
    id: "minotaur",
    name: { fr: "Minotaure", en: "Minotaur" },
    family: "mythological",
    size: "large",
    disc: "minotaur",
    life: 2,
    gold: 200,
    actions: [strikes],
    traits: [retaliation],
    source: "rulebook",
  },
  {
    id: "cerberus",
    name: { fr: "Cerbère", en: "Cerberus" },
    family: "mythological",
    size: "large",
    disc: "cerberus",
    life: 2,
    gold: 300,
    actions: [
      series(
        "melee-missiles",
        "Coup de poing, puis deux Missiles",
        "Melee, then two Missiles",
        melee,
        missile,
        missile,
      ),
    ],
    traits: [],
    source: "public",
  },
  {
    id: "fire-spirit",
    name: { fr: "Esprit du feu", en: "Fire Spirit" },
    family: "infernal",
    size: "medium",
    disc: "fire-spirit",
    life: 1,
    gold: 100,
    actions: [strikes],
    traits: [fireWall],
    source: "rulebook",
  },
  {
    id: "fire-demon",
    name: { fr: "Démon du feu", en: "Fire Demon" },
    family: "infernal",
    size: "large",
    disc: "fire-demon",
    life: 2,
    gold: 300,
    actions: [strikes, series("fireballs", "Deux Boules de feu", "Two Fireballs", fireball, fireball)],
    traits: [absorption],
    source: "public",
  },
];

/** CAT-COMP-13, CAT-GAP-07: which discs there are; Warriors and Archers are two faces of one. */
export const baseDiscs: Readonly<Record<string, number>> = {
  skeleton: 6,
  zombie: 6,
  ghoul: 3,
  "crypt-spider": 1,
  orc: 5,
  troll: 3,
  "giant-scorpion": 2,
  centaur: 3,
  minotaur: 2,
  cerberus: 2,
  "fire-spirit": 4,
  "fire-demon": 2,
};
