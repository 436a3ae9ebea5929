import { type Action, attacking } from "../../action.ts";
import { type Attack, fireball, melee, missile, modified, stunning } from "../../attack.ts";
import type { MonsterCard } from "../card.ts";
import { incorporeal, regeneration, retaliation } from "../traits.ts";
import { corrosion } from "./corrosion.ts";
import { slaveMaster } from "./slaves.ts";
import { evasion, mountedUnit, resurrection, suppression, touchOfDecay, wellspring } from "./traits.ts";
import { volcanism } from "./volcanism.ts";

const meleeName = { fr: "Coup de poing", en: "Melee" };
const strikes = attacking("melee", meleeName, [melee]);

function series(id: string, fr: string, en: string, ...attacks: [Attack, ...Attack[]]): Action {
  return attacking(id, { fr, en }, attacks);
}

/** SOL-COMMAND-01 to 08: a Skeleton Warrior out of the reserve is flicked like a Missile, and stays. */
const commandUndead: Attack = {
  ...missile,
  rule: "SOL-COMMAND-01",
  shot: {
    card: "skeleton-warrior",
    size: "medium",
    name: { fr: "le Guerrier squelette", en: "the Skeleton Warrior" },
    stays: true,
  },
};

/** SOL-RULING-06, 07: the twelve kinds of this box. */
export const solothMonsters: readonly MonsterCard[] = [
  {
    id: "lizard-man",
    name: { fr: "Homme-lézard", en: "Lizard Man" },
    family: "dungeon",
    size: "medium",
    disc: "lizard-man",
    life: 2,
    gold: 200,
    actions: [strikes],
    traits: [slaveMaster, retaliation],
    source: "public",
  },
  {
    id: "orc-wolf-rider",
    name: { fr: "Orc monté sur loup", en: "Orc Wolf Rider" },
    family: "dungeon",
    size: "large",
    disc: "orc-wolf-rider",
    life: 2,
    gold: 300,
    rider: "orc",
    actions: [
      series("two-melee", "Deux Coups de poing", "Two Melee", melee, melee),
      attacking("missile", { fr: "Missile", en: "Missile" }, [missile]),
    ],
    traits: [mountedUnit],
    source: "public",
  },
  {
    id: "rust-monster",
    name: { fr: "Monstre de rouille", en: "Rust Monster" },
    family: "dungeon",
    size: "medium",
    disc: "rust-monster",
    life: 2,
    gold: 200,
    actions: [strikes],
    traits: [corrosion],
    source: "house",
  },
  {
    id: "gargoyle",
    name: { fr: "Gargouille", en: "Gargoyle" },
    feminine: true,
    family: "mythological",
    size: "medium",
    disc: "gargoyle",
    life: 2,
    gold: 100,
    actions: [strikes],
    traits: [evasion],
    source: "public",
  },
  {
    id: "manticore",
    name: { fr: "Manticore", en: "Manticore" },
    feminine: true,
    family: "mythological",
    size: "large",
    disc: "manticore",
    life: 2,
    gold: 300,
    actions: [
      series(
        "melee-fireball-melee",
        "Coup de poing, Boule de feu, Coup de poing",
        "Melee, Fireball, Melee",
        melee,
        fireball,
        melee,
      ),
    ],
    traits: [],
    source: "public",
  },
  {
    id: "siren",
    name: { fr: "Sirène", en: "Siren" },
    feminine: true,
    family: "mythological",
    size: "medium",
    disc: "siren",
    life: 2,
    gold: 200,
    actions: [strikes],
    traits: [suppression],
    source: "public",
  },
  {
    id: "shade",
    name: { fr: "Ombre", en: "Shade" },
    feminine: true,
    family: "undead",
    size: "medium",
    disc: "shade",
    life: 1,
    gold: 200,
    actions: [series("melee", "Coup de poing étourdissant", "Stunning Melee", modified(melee, stunning))],
    traits: [incorporeal],
    source: "public",
  },
  {
    id: "wight",
    name: { fr: "Chose", en: "Wight" },
    feminine: true,
    family: "undead",
    size: "medium",
    disc: "shade",
    life: 1,
    gold: 100,
    actions: [strikes],
    traits: [touchOfDecay],
    source: "public",
  },
  {
    id: "vampire",
    name: { fr: "Vampire", en: "Vampire" },
    family: "undead",
    size: "large",
    disc: "vampire",
    life: 2,
    gold: 200,
    // SOL-RULING-23: either of the two may be skipped.
    actions: [
      series(
        "melee-command",
        "Coup de poing étourdissant, puis Commande de Mort-vivant",
        "Stunning Melee, then Command Undead",
        modified(melee, stunning),
        commandUndead,
      ),
      series("command", "Commande de Mort-vivant", "Command Undead", commandUndead),
    ],
    traits: [regeneration],
    source: "public",
  },
  {
    id: "salamander",
    name: { fr: "Salamandre", en: "Salamander" },
    feminine: true,
    family: "infernal",
    size: "medium",
    disc: "salamander",
    life: 2,
    gold: 200,
    actions: [strikes, series("fireball", "Boule de feu", "Fireball", fireball)],
    traits: [],
    source: "public",
  },
  {
    id: "infernal-acolyte",
    name: { fr: "Acolyte infernal", en: "Infernal Acolyte" },
    family: "infernal",
    size: "medium",
    disc: "infernal-acolyte",
    life: 2,
    gold: 100,
    actions: [strikes, volcanism],
    traits: [],
    source: "public",
  },
  {
    id: "phoenix",
    name: { fr: "Phénix", en: "Phoenix" },
    family: "infernal",
    size: "large",
    disc: "phoenix",
    life: 2,
    gold: 300,
    item: "phoenix-feather",
    actions: [strikes],
    traits: [resurrection, wellspring],
    source: "public",
  },
];

/** SOL-COMP-08, 09, SOL-RULING-01, 03: Shades and Wights are two faces of one disc. */
export const solothDiscs: Readonly<Record<string, number>> = {
  "lizard-man": 2,
  "orc-wolf-rider": 3,
  "rust-monster": 2,
  gargoyle: 3,
  manticore: 3,
  siren: 1,
  shade: 4,
  vampire: 1,
  salamander: 3,
  "infernal-acolyte": 2,
  phoenix: 1,
  "fire-demon": 1,
};
