import { attacking } from "../../action.ts";
import { critical, melee, missile, modified } from "../../attack.ts";
import { heal } from "../../rules/heal.ts";
import type { ArtefactCard } from "../card.ts";
import { using } from "../using.ts";
import { harmByCard } from "./blows.ts";
import { gift, shielding } from "./gear.ts";

const hunter = { heroes: ["witch-hunter"], price: 0, source: "house" } as const;

/** SOL-COMP-02, SOL-HUNTER-05: seven, each with its cost; blue, grey, green and orange are families. */
export const solothArtefacts: readonly ArtefactCard[] = [
  {
    ...hunter,
    id: "orc-hide-shield",
    name: { fr: "Bouclier en peau d’orc", en: "Orc Hide Shield" },
    text: {
      fr: "Il ignore un Coup de poing, et l’attaquant perd 1 point de vie. Une fois par salle.",
      en: "He ignores one Melee, and the attacker loses 1 life. Once per room.",
    },
    cost: ["dungeon", "any"],
    use: "room",
    actions: [],
    traits: [
      gift(
        "orc-hide-shield",
        { fr: "Bouclier en peau d’orc", en: "Orc Hide Shield" },
        { fr: "Ignore un Coup de poing et le renvoie.", en: "Ignores one Melee and sends it back." },
        "SOL-HUNTER-17",
        {
          ward: shielding(
            "orc-hide-shield",
            ({ kind }) => kind === "melee",
            function* (table, self, { attacker }) {
              harmByCard(table, self, attacker, "SOL-VERDICT-20");
            },
          ),
        },
      ),
    ],
    source: "rulebook",
  },
  {
    ...hunter,
    id: "skeleton-hand",
    name: { fr: "Main de squelette", en: "Skeleton Hand" },
    text: {
      fr: "Il ignore un Missile ou un Guerrier squelette commandé. Une fois par salle.",
      en: "He ignores one Missile or one commanded Skeleton Warrior. Once per room.",
    },
    // SOL-HUNTER-18: an Orc and a Zombie pay for the Orc Hide Shield, and for nothing else.
    cost: ["undead", "any", "any"],
    use: "room",
    actions: [],
    traits: [
      gift(
        "skeleton-hand",
        { fr: "Main de squelette", en: "Skeleton Hand" },
        { fr: "Ignore un Missile.", en: "Ignores one Missile." },
        "SOL-VERDICT-03",
        { ward: shielding("skeleton-hand", ({ kind }) => kind === "missile") },
      ),
    ],
  },
  {
    ...hunter,
    id: "sinew-bow",
    name: { fr: "Arc de tendons", en: "Sinew Bow" },
    text: {
      fr: "Missile, puis Missile. Une fois par salle.",
      en: "Missile, then Missile. Once per room.",
    },
    cost: ["mythological", "any"],
    use: "room",
    actions: [
      attacking("sinew-bow", { fr: "Arc de tendons", en: "Sinew Bow" }, [missile, missile], {
        rule: "SOL-HUNTER-03",
        before: using("sinew-bow"),
      }),
    ],
    traits: [],
  },
  {
    ...hunter,
    id: "ember-heart",
    name: { fr: "Cœur de braise", en: "Ember Heart" },
    text: {
      fr: "Boules de feu et murs de feu n’ont aucun effet sur lui.",
      en: "Fireballs and fire walls have no effect on him.",
    },
    cost: ["infernal", "any"],
    use: "always",
    actions: [],
    traits: [
      gift(
        "ember-heart",
        { fr: "Cœur de braise", en: "Ember Heart" },
        { fr: "Le feu n’a aucun effet sur lui.", en: "Fire has no effect on him." },
        "SOL-VERDICT-03",
        {
          ward: { isAlways: true, against: (_state, _self, { kind }) => kind === "fireball" },
          unhurtBy: (_state, _self, { kind }) => kind === "wall",
        },
      ),
    ],
  },
  {
    ...hunter,
    id: "horn-of-the-bull",
    name: { fr: "Corne du taureau", en: "Horn of the Bull" },
    text: { fr: "Coup de poing, puis Coup de poing.", en: "Melee, then Melee." },
    cost: ["mythological", "any", "any"],
    use: "always",
    actions: [
      attacking("horn-of-the-bull", { fr: "Corne du taureau", en: "Horn of the Bull" }, [melee, melee], {
        rule: "SOL-HUNTER-03",
      }),
    ],
    traits: [],
  },
  {
    ...hunter,
    id: "troll-blood",
    name: { fr: "Sang de troll", en: "Troll Blood" },
    text: { fr: "2 points de vie à chaque installation.", en: "2 life at each set-up." },
    cost: ["dungeon", "undead", "any"],
    use: "always",
    actions: [],
    traits: [
      gift(
        "troll-blood",
        { fr: "Sang de troll", en: "Troll Blood" },
        { fr: "2 points de vie à chaque installation.", en: "2 life at each set-up." },
        "SOL-HUNTER-03",
        { roomBegins: (table, owner) => heal(table, owner, 2, "SOL-HUNTER-03") },
      ),
    ],
  },
  {
    ...hunter,
    id: "crown-of-four-bloods",
    name: { fr: "Couronne des quatre sangs", en: "Crown of Four Bloods" },
    text: { fr: "Un Coup de poing critique. Une fois par salle.", en: "One Critical Melee. Once per room." },
    cost: ["mythological", "undead", "dungeon", "infernal", "any"],
    use: "room",
    actions: [
      attacking(
        "crown-of-four-bloods",
        { fr: "Couronne des quatre sangs", en: "Crown of Four Bloods" },
        [modified(melee, critical)],
        { rule: "SOL-HUNTER-03", before: using("crown-of-four-bloods") },
      ),
    ],
    traits: [],
  },
];
