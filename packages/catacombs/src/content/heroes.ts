import { because, w } from "@ossuaire/kernel";
import { attacking, chainOf } from "../action.ts";
import { harmless, melee, missile } from "../attack.ts";
import { lacking, spend } from "../rules/tracks.ts";
import type { AllyCard, HeroCard } from "./card.ts";
import { exhaustion } from "./traits.ts";

const noArrow = because("CAT-GAP-08", w("Les deux flèches sont tirées.", "Both arrows are spent."));
const noRage = because("CAT-GAP-09", w("La Folie Furieuse est épuisée.", "No rage is left."));

/** CAT-PLAYER-09: in this order; the places between are for those of other boxes. */
export const baseHeroes: readonly HeroCard[] = [
  {
    id: "elf",
    order: 1,
    name: { fr: "Elfe", en: "Elf" },
    text: {
      fr: "Frappe de loin : deux flèches par salle.",
      en: "Strikes from afar: two arrows in each room.",
    },
    life: 8,
    // CAT-HERO-06, CAT-GAP-08.
    tracks: [{ id: "arrows", name: { fr: "flèches", en: "arrows" }, start: 2, most: 2, refills: true }],
    actions: [
      attacking("missile", { fr: "Tir à l’arc", en: "Bow shot" }, [missile], {
        rule: "CAT-HERO-07",
        bar: (open, { card }) => lacking(open, card, "arrows", 1, noArrow),
        *before(table, { card }) {
          spend(table, card, "arrows", 1, "CAT-GAP-08");
        },
      }),
    ],
    traits: [],
    source: "rulebook",
  },
  {
    id: "barbarian",
    order: 3,
    name: { fr: "Barbare", en: "Barbarian" },
    text: {
      fr: "Le plus résistant. Deux fois par partie, la Folie Furieuse : quatre coups à la chaîne, puis l’incapacité.",
      en: "The toughest. Twice in a game the rage: a chain of four strikes, then incapacity.",
    },
    life: 12,
    // CAT-HERO-09, CAT-GAP-09.
    tracks: [{ id: "rage", name: { fr: "Folie Furieuse", en: "rage" }, start: 2, most: 3, refills: false }],
    actions: [
      {
        id: "rage",
        name: { fr: "Folie Furieuse", en: "Rage" },
        rule: "CAT-HERO-10",
        ...chainOf(4, melee),
        bar: (open, { card }) => lacking(open, card, "rage", 1, noRage),
        *before(table, { card }) {
          spend(table, card, "rage", 1, "CAT-GAP-09");
        },
      },
    ],
    traits: [exhaustion],
    source: "rulebook",
  },
  {
    id: "thief",
    order: 5,
    name: { fr: "Voleur", en: "Thief" },
    text: {
      fr: "Agit deux fois de suite, gagne 100 pièces d’or de plus par monstre, et a des équipements redoutables.",
      en: "Acts twice in a row, earns 100 more gold for each monster, and has powerful equipment.",
    },
    life: 10,
    // CAT-GAP-10.
    bonus: 100,
    tracks: [],
    actions: [
      attacking("twice", { fr: "Deux Coups de poing", en: "Two Melee" }, [melee, melee], {
        rule: "CAT-HERO-12",
      }),
    ],
    traits: [],
    source: "rulebook",
  },
  {
    id: "wizard",
    order: 7,
    name: { fr: "Magicien", en: "Wizard" },
    text: {
      fr: "Un livre de douze sorts, chacun une fois par partie, et des Alliés.",
      en: "A book of twelve spells, each once in a game, and Allies.",
    },
    life: 8,
    spells: true,
    tracks: [],
    actions: [],
    traits: [],
    source: "rulebook",
  },
];

/** CAT-ALLY-07. */
export const baseAllies: readonly AllyCard[] = [
  {
    id: "skeleton",
    owner: "wizard",
    name: { fr: "Squelette invoqué", en: "Summoned Skeleton" },
    text: {
      fr: "Il frappe comme un Héros, du tour suivant à la fin de la salle.",
      en: "It strikes like a Hero, from the next turn to the end of the room.",
    },
    size: "medium",
    life: 1,
    lifeRule: "CAT-ALLY-11",
    leaveRule: "CAT-ALLY-11",
    action: attacking("melee", { fr: "Coup de poing", en: "Melee" }, [melee], { rule: "CAT-ALLY-10" }),
    source: "rulebook",
  },
  {
    id: "familiar",
    owner: "wizard",
    item: "familiar",
    isOutpost: true,
    name: { fr: "Familier", en: "Familiar" },
    text: {
      fr: "Envoyez-le devant et gardez le Magicien derrière son Bouclier : les sorts qui partent du Familier aident les autres Héros.",
      en: "Send it ahead and keep the Wizard behind his Shield: spells that start from the Familiar help the other Heroes.",
    },
    size: "small",
    life: 1,
    lifeRule: "CAT-ALLY-16",
    leaveRule: "CAT-ALLY-19",
    // CAT-ALLY-18.
    action: attacking("melee", { fr: "Coup de poing sans dégât", en: "Harmless Melee" }, [harmless(melee)], {
      rule: "CAT-ALLY-18",
    }),
    source: "rulebook",
  },
];
