import { attacking } from "../../action.ts";
import { harmless, melee } from "../../attack.ts";
import type { AllyCard, HeroCard } from "../card.ts";
import { armour, armourTrack } from "./armour.ts";
import { hunting } from "./hunter.ts";
import { frost, iceSpike, spikes } from "./ice.ts";
import { magic, sorcery } from "./sorcery.ts";

/** SOL-HERO-01, SOL-VERDICT-05: each stands beside the one whose place he may take. */
export const solothHeroes: readonly HeroCard[] = [
  {
    id: "ice-princess",
    order: 2,
    // SOL-HERO-05.
    insteadOf: "elf",
    name: { fr: "Princesse des glaces", en: "Ice Princess" },
    feminine: true,
    text: {
      fr: "Deux Piques de glace par salle : elles ne blessent pas, mais gèlent un monstre.",
      en: "Two Ice Spikes in each room: they do no damage, but freeze a monster.",
    },
    life: 18,
    tracks: [{ id: spikes, name: { fr: "piques", en: "spikes" }, start: 2, most: 3, refills: true }],
    actions: [iceSpike],
    traits: [frost],
    source: "rulebook",
  },
  {
    id: "paladin",
    order: 4,
    // SOL-HERO-04.
    insteadOf: "barbarian",
    name: { fr: "Paladin", en: "Paladin" },
    text: {
      fr: "Son armure lui permet d’ignorer deux attaques entières par salle.",
      en: "His armour lets him ignore two whole attacks in each room.",
    },
    life: 14,
    tracks: [{ id: armourTrack, name: { fr: "armure", en: "armour" }, start: 2, most: 3, refills: true }],
    actions: [],
    traits: [armour],
    source: "rulebook",
  },
  {
    id: "witch-hunter",
    order: 6,
    // SOL-HERO-06.
    insteadOf: "thief",
    name: { fr: "Chasseur de sorcières", en: "Witch Hunter" },
    text: {
      fr: "Garde les monstres qu’il tue et les échange contre des artefacts.",
      en: "Keeps the monsters he kills and trades them for artefacts.",
    },
    life: 17,
    tracks: [],
    actions: [],
    traits: [hunting],
    source: "rulebook",
  },
  {
    id: "sorceress",
    order: 8,
    // SOL-HERO-07.
    insteadOf: "wizard",
    name: { fr: "Sorcière", en: "Sorceress" },
    feminine: true,
    text: {
      fr: "Six points de magie pour toute la partie, puis sa propre vie, pour des actions sans limite par salle.",
      en: "Six magic points for the whole game, then her own life, for actions without a limit per room.",
    },
    life: 10,
    tracks: [
      {
        id: magic,
        name: { fr: "magie", en: "magic" },
        start: 6,
        most: 6,
        refills: false,
        takesLife: true,
        paidByLife: true,
      },
    ],
    actions: sorcery,
    traits: [],
    source: "rulebook",
  },
];

/** SOL-VERDICT-19. */
export const solothAllies: readonly AllyCard[] = [
  {
    id: "raven",
    owner: "sorceress",
    item: "raven-totem",
    isOutpost: true,
    name: { fr: "Corbeau", en: "Raven" },
    text: {
      fr: "Il ne blesse personne ; la Boule de feu de la Sorcière peut partir de lui, pour 1 point de magie de plus.",
      en: "It hurts nobody; the Sorceress’s Fireball may start from it, for 1 magic more.",
    },
    size: "small",
    life: 1,
    lifeRule: "SOL-VERDICT-19",
    leaveRule: "SOL-VERDICT-19",
    action: attacking("melee", { fr: "Coup de poing sans dégât", en: "Harmless Melee" }, [harmless(melee)], {
      rule: "SOL-VERDICT-19",
    }),
    source: "house",
  },
];
