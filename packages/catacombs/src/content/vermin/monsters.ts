import { attacking } from "../../action.ts";
import { melee, modified, stunning } from "../../attack.ts";
import type { MonsterCard } from "../card.ts";
import { absorption, feedingFrenzy, incorporeal } from "../traits.ts";
import { devourer } from "./devour.ts";
import { fear } from "./fear.ts";
import { criticalFireball } from "./fireball.ts";
import { lethal, poison } from "./poison.ts";
import { swarm } from "./swarm.ts";
import { stamina, weak } from "./traits.ts";

const strikes = attacking("melee", { fr: "Coup de poing", en: "Melee" }, [melee]);

/** VER-RULING-09: all tiny brown discs are alike; each kind may have so many of them. */
const tiny = { family: "vermin", size: "tiny", disc: "tiny-vermin", limit: 4 } as const;

/** VER-DISC-04, VER-RULING-07: two faces of one disc. */
const great = { family: "vermin", size: "large", disc: "great-vermin" } as const;

/** VER-RULING-11, 12, VER-VERDICT-06: the seven brown kinds. */
export const verminMonsters: readonly MonsterCard[] = [
  {
    ...tiny,
    id: "sewer-rat",
    name: { fr: "Rat d’égout", en: "Sewer Rat" },
    limit: 12,
    wanders: 4,
    herd: 3,
    life: 1,
    gold: 0,
    actions: [strikes],
    traits: [weak, swarm],
    source: "rulebook",
  },
  {
    ...tiny,
    id: "vampire-bat",
    name: { fr: "Chauve-souris vampire", en: "Vampire Bat" },
    feminine: true,
    wanders: 2,
    life: 1,
    gold: 100,
    max: 100,
    actions: [attacking("melees", { fr: "Deux Coups de poing", en: "Two Melee" }, [melee, melee])],
    traits: [feedingFrenzy],
    source: "rulebook",
  },
  {
    ...tiny,
    id: "blood-skull",
    name: { fr: "Crâne de sang", en: "Blood Skull" },
    wanders: 1,
    life: 1,
    gold: 100,
    max: 100,
    actions: [
      attacking("melee", { fr: "Coup de poing de Terreur", en: "Fear Melee" }, [modified(melee, fear)]),
    ],
    traits: [incorporeal],
    source: "rulebook",
  },
  {
    ...tiny,
    id: "pit-viper",
    name: { fr: "Vipère de fosse", en: "Pit Viper" },
    feminine: true,
    wanders: 1,
    life: 1,
    gold: 200,
    max: 200,
    actions: [
      attacking("melee", { fr: "Coup de poing Poison", en: "Poison Melee" }, [modified(melee, poison)]),
    ],
    traits: [lethal],
    source: "rulebook",
  },
  {
    ...tiny,
    id: "armoured-beetle",
    name: { fr: "Scarabée cuirassé", en: "Armoured Beetle" },
    wanders: 2,
    life: 2,
    gold: 100,
    max: 200,
    actions: [strikes],
    traits: [],
    source: "public",
  },
  {
    ...great,
    id: "wyvern",
    name: { fr: "Wyverne", en: "Wyvern" },
    feminine: true,
    life: 4,
    gold: 500,
    actions: [
      attacking(
        "melee-fireball",
        {
          fr: "Coup de poing Poison, puis Boule de feu critique",
          en: "Poison Melee, then Critical Fireball",
        },
        [modified(melee, poison), criticalFireball],
      ),
    ],
    traits: [stamina],
    source: "rulebook",
  },
  {
    ...great,
    id: "remorhaz",
    name: { fr: "Rémorhaz", en: "Remorhaz" },
    life: 5,
    gold: 700,
    actions: [
      attacking(
        "melees",
        { fr: "Coup de poing, puis Coup de poing étourdissant", en: "Melee, then Stunning Melee" },
        [melee, modified(melee, stunning)],
      ),
    ],
    traits: [stamina, absorption, devourer],
    source: "rulebook",
  },
];
