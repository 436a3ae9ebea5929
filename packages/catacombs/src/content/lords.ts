import { because, w } from "@ossuaire/kernel";
import { type Action, attacking, chainOf } from "../action.ts";
import { critical, type Modifier, melee, missile, modified, stunning } from "../attack.ts";
import { summon, whyNobodyComes } from "../rules/summon.ts";
import { fightOf, isStunned, lifeOf } from "../state.ts";
import type { Trait } from "../trait.ts";
import { heroCard } from "./box.ts";
import type { LordCard } from "./card.ts";

/** The Gorgon's stone: her Melee kills a Hero who is incapacitated already and has at most a third of his life left. */
const petrifying: Modifier = {
  id: "petrifying",
  name: { fr: "pétrifiante", en: "petrifying" },
  rule: "CAT-LORD-06",
  colour: "grey",
  extra: (state, target) => {
    if (target.kind !== "hero" || !isStunned(target)) return 0;
    const life = lifeOf(state, target);
    return 3 * life <= heroCard(target.card).life ? life : 0;
  },
};

/** CAT-LORD-04, CAT-GAP-12: seen, and yet not to be struck, until his next turn; not in two turns running. */
const illusion: Trait = {
  id: "illusion",
  name: { fr: "Illusion", en: "Illusion" },
  text: {
    fr: "Au lieu d’attaquer : rien ne peut le blesser jusqu’à son prochain tour. Jamais deux tours de suite.",
    en: "Instead of attacking: nothing can hurt him until his next turn. Never two turns in a row.",
  },
  rule: "CAT-LORD-04",
  unhurtBy: (_state, { marks }) => marks["illusion"] !== undefined,
  turnBegins(_table, { marks }) {
    delete marks["illusion"];
  },
};

const notAgain = because("CAT-GAP-12", w("Jamais deux tours de suite.", "Never two turns in a row."));

const vanish: Action = {
  id: "illusion",
  name: { fr: "Illusion", en: "Illusion" },
  rule: "CAT-LORD-04",
  attacks: [],
  bar: (open, { marks }) => (marks["last-illusion"] === fightOf(open).round - 1 ? notAgain : undefined),
  *before({ state, tell }, { id, card, marks }) {
    marks["illusion"] = fightOf(state).round;
    marks["last-illusion"] = fightOf(state).round;
    tell({ type: "illusion", rule: "CAT-LORD-04", piece: id, card });
  },
};

/** CAT-LORD-14. */
const bringForth: Action = {
  id: "bring-forth",
  name: { fr: "Faire surgir deux Esprits du feu", en: "Bring forth two Fire Spirits" },
  rule: "CAT-LORD-14",
  attacks: [],
  bar: (open, { id }) => whyNobodyComes(open, "fire-spirit", id),
  *before(table, lord) {
    for (let i = 0; i < 2; i++) yield* summon(table, "fire-spirit", lord, "CAT-LORD-14");
  },
};

/** CAT-LORD-07: chance says who comes; if there is none of that kind, nobody does. */
const callUndead: Action = {
  id: "call-undead",
  name: { fr: "Appeler un mort-vivant", en: "Call one of the undead" },
  rule: "CAT-LORD-07",
  attacks: [],
  bar: (open, { id }) => whyNobodyComes(open, "ghoul", id) && whyNobodyComes(open, "skeleton-warrior", id),
  *before(table, lord) {
    yield* summon(table, table.rng.one(["ghoul", "skeleton-warrior"]), lord, "CAT-LORD-07");
  },
};

/** CAT-LORD-03, CAT-GAP-12. */
export const baseLords: readonly LordCard[] = [
  {
    id: "sorcerer",
    name: { fr: "Sorcier", en: "Sorcerer" },
    text: {
      fr: "Maître de l’illusion : on le voit, et pourtant on ne peut le frapper. Conseillé pour débuter.",
      en: "Master of illusion: he is seen, and yet cannot be struck. Recommended for beginners.",
    },
    life: 4,
    board: "summoning-circle",
    wandering: "zombie",
    minions: [
      { monster: "fire-demon", count: 2 },
      { monster: "giant-scorpion", count: 2 },
      { monster: "cerberus", count: 1 },
    ],
    actions: [
      attacking(
        "stun-melee",
        { fr: "Coup de poing étourdissant", en: "Stunning Melee" },
        [modified(melee, stunning)],
        {
          rule: "CAT-LORD-12",
        },
      ),
      vanish,
    ],
    traits: [illusion],
    source: "public",
  },
  {
    id: "gorgon",
    name: { fr: "Gorgone", en: "Gorgon" },
    feminine: true,
    text: {
      fr: "Elle change en pierre : son coup tue sur-le-champ un Héros déjà en incapacité à qui il reste au plus le tiers de sa vie.",
      en: "She turns to stone: her blow kills at once a Hero who is incapacitated already and has at most a third of his life left.",
    },
    life: 5,
    board: "jade-caverns",
    wandering: "skeleton-archer",
    minions: [
      { monster: "centaur", count: 3 },
      { monster: "minotaur", count: 2 },
    ],
    actions: [
      attacking(
        "stone",
        {
          fr: "Coup de poing critique et pétrifiant, puis Missile étourdissant",
          en: "Critical, petrifying Melee, then stunning Missile",
        },
        [modified(melee, critical, petrifying), modified(missile, stunning)],
        { rule: "CAT-LORD-06" },
      ),
    ],
    traits: [],
    source: "public",
  },
  {
    id: "lich",
    name: { fr: "Liche", en: "Lich" },
    feminine: true,
    text: {
      fr: "Elle appelle à l’aide des foules de morts-vivants.",
      en: "It calls crowds of undead to its aid.",
    },
    life: 5,
    board: "good-intentions",
    wandering: "skeleton-warrior",
    minions: [
      { monster: "skeleton-warrior", count: 6 },
      { monster: "zombie", count: 6 },
      { monster: "crypt-spider", count: 1 },
    ],
    actions: [
      attacking(
        "melee-missile",
        { fr: "Coup de poing, puis Missile", en: "Melee, then Missile" },
        [melee, missile],
        {
          rule: "CAT-LORD-12",
        },
      ),
      callUndead,
    ],
    traits: [],
    source: "public",
  },
  {
    id: "dragon",
    name: { fr: "Dragon", en: "Dragon" },
    text: {
      fr: "Il fait surgir des Esprits du feu et charge en crachant le feu.",
      en: "It brings forth Fire Spirits and charges with fiery breath.",
    },
    life: 8,
    board: "the-world-is-on-fire",
    wandering: "fire-spirit",
    minions: [{ monster: "fire-spirit", count: 4 }],
    actions: [
      bringForth,
      attacking(
        "breath",
        { fr: "Charge et souffle de feu", en: "Charge with fiery breath" },
        [melee, missile],
        {
          rule: "CAT-LORD-05",
        },
      ),
      {
        id: "fury",
        name: { fr: "Trois Coups de poing à la chaîne", en: "A chain of three Melee" },
        rule: "CAT-LORD-12",
        ...chainOf(3, melee),
      },
    ],
    traits: [],
    source: "public",
  },
];
