import { attacking } from "../../action.ts";
import { melee, missile, modified, stunning } from "../../attack.ts";
import type { MonsterCard } from "../card.ts";
import { fear } from "./fear.ts";
import { lethal, poison } from "./poison.ts";
import { summonVermin } from "./summon.ts";
import { stamina } from "./traits.ts";

/** VER-VARIANT-01, VER-RULING-56: harder versions of known monsters, with the discs of those. */
export const verminVariants: readonly MonsterCard[] = [
  {
    id: "dread-scorpion",
    name: { fr: "Scorpion d’effroi", en: "Dread Scorpion" },
    variantOf: "giant-scorpion",
    family: "dungeon",
    size: "large",
    disc: "giant-scorpion",
    life: 2,
    gold: 300,
    actions: [
      attacking(
        "melees",
        { fr: "Coup de poing, puis Coup de poing Poison", en: "Melee, then Poison Melee" },
        [melee, modified(melee, poison)],
      ),
    ],
    traits: [],
    source: "rulebook",
  },
  {
    id: "savage-centaur",
    name: { fr: "Centaure sauvage", en: "Savage Centaur" },
    variantOf: "centaur",
    family: "mythological",
    size: "medium",
    disc: "centaur",
    life: 2,
    gold: 200,
    actions: [
      attacking(
        "melee-missile",
        { fr: "Coup de poing, puis Missile Poison", en: "Melee, then Poison Missile" },
        [melee, modified(missile, poison)],
      ),
    ],
    traits: [],
    source: "public",
  },
  {
    id: "dire-ghoul",
    name: { fr: "Goule sanguinaire", en: "Dire Ghoul" },
    feminine: true,
    variantOf: "ghoul",
    family: "undead",
    size: "medium",
    disc: "ghoul",
    life: 2,
    gold: 300,
    actions: [
      attacking("melees", { fr: "Deux Coups de poing de Terreur", en: "Two Fear Melee" }, [
        modified(melee, fear),
        modified(melee, fear),
      ]),
    ],
    traits: [],
    source: "public",
  },
  {
    id: "venomous-spider",
    name: { fr: "Araignée venimeuse", en: "Venomous Spider" },
    feminine: true,
    variantOf: "crypt-spider",
    family: "undead",
    size: "large",
    disc: "crypt-spider",
    life: 2,
    gold: 400,
    actions: [
      attacking(
        "missiles",
        { fr: "Missile étourdissant, puis Missile Poison", en: "Stunning Missile, then Poison Missile" },
        [modified(missile, stunning), modified(missile, poison)],
      ),
    ],
    traits: [lethal],
    source: "public",
  },
  {
    // VER-RULING-92.
    needs: "soloth",
    id: "elder-vampire",
    name: { fr: "Vampire aîné", en: "Elder Vampire" },
    variantOf: "vampire",
    family: "undead",
    size: "large",
    disc: "vampire",
    life: 4,
    gold: 500,
    // VER-VERDICT-16: an “or” in a sequence makes two of them.
    actions: [
      attacking(
        "melee-stun",
        { fr: "Coup de poing, puis Missile étourdissant", en: "Melee, then Stunning Missile" },
        [melee, modified(missile, stunning)],
      ),
      attacking(
        "melee-fear",
        { fr: "Coup de poing, puis Missile de Terreur", en: "Melee, then Fear Missile" },
        [melee, modified(missile, fear)],
      ),
      summonVermin,
    ],
    traits: [stamina],
    source: "rulebook",
  },
];
