import { because, w } from "@ossuaire/kernel";
import { attacking, chainOf } from "../action.ts";
import { critical, type Modifier, melee, missile, modified } from "../attack.ts";
import { canGain, heal } from "../rules/heal.ts";
import { useUp } from "../rules/items.ts";
import { seatOfHero } from "../rules/roles.ts";
import { lacking, leftOn, spend } from "../rules/tracks.ts";
import { fightOf, heroOf, lifeOf } from "../state.ts";
import { choose } from "../table.ts";
import type { Trait } from "../trait.ts";
import { traitsOf } from "./box.ts";
import { hasReady, type ItemCard } from "./card.ts";
import { using } from "./using.ts";

/** The Poisoned Knife: whatever a normal monster has left, and 2 from a Lord or from one that endures (VER-VERDICT-07). */
const poisoned: Modifier = {
  id: "poisoned",
  name: { fr: "empoisonné", en: "poisoned" },
  rule: "CAT-LIMIT-01",
  colour: "green",
  extra: (state, target) => {
    const isNormal = target.kind === "monster" && !traitsOf(state, target).some(({ endures }) => endures);
    return isNormal ? lifeOf(state, target) - 1 : 1;
  },
};

/** The Invisibility Cloak is put on after an action, and comes off with the next. */
const invisible: Trait = {
  id: "invisible",
  name: { fr: "Invisible", en: "Invisible" },
  text: { fr: "Il ne perd aucun point de vie.", en: "He loses no life." },
  rule: "CAT-LIMIT-01",
  unhurtBy: (_state, { marks }) => marks["invisible"] !== undefined,
  beforeAction(_table, { marks }) {
    delete marks["invisible"];
  },
  *afterAction(table, { id, card, marks }) {
    const { state, tell } = table;
    if (!hasReady(heroOf(state, card), "invisibility-cloak")) return;
    const asking = { seats: seatOfHero(state, card), prompt: "cloak", rule: "CAT-ITEM-07" } as const;
    if ((yield* choose(asking, ["put-on", "no"])) === "no") return;
    useUp(table, card, "invisibility-cloak");
    marks["invisible"] = fightOf(state).round;
    tell({ type: "invisible", rule: "CAT-LIMIT-01", piece: id, card });
  },
};

const fullRage = because("CAT-GAP-09", w("Trois Folies Furieuses au plus.", "Three rages at most."));
const fewArrows = because("CAT-GAP-08", w("Il faut les deux flèches.", "Both arrows are needed."));
const unhurt = because("CAT-DEATH-06", w("Ce Héros n’est pas blessé.", "This Hero is not hurt."));

/** CAT-GAP-01: nine articles; prices and effects are ours where nothing is known. */
export const baseItems: readonly ItemCard[] = [
  {
    id: "familiar",
    name: { fr: "Familier", en: "Familiar" },
    text: {
      fr: "Un Allié pour le reste de la partie. Il ne blesse personne, mais les sorts peuvent partir de lui.",
      en: "An Ally for the rest of the game. It hurts nobody, but spells may start from it.",
    },
    heroes: ["wizard"],
    price: 500,
    use: "always",
    actions: [],
    traits: [],
    source: "rulebook",
  },
  {
    id: "map",
    name: { fr: "Carte", en: "Map" },
    text: {
      fr: "Avant d’explorer : les Héros apprennent toutes les salles cachées et peuvent échanger les deux prochaines, si elles sont de même niveau. Une fois.",
      en: "Before exploring: the Heroes learn all hidden rooms and may exchange the next two, if they are of equal level. Once.",
    },
    price: 200,
    use: "once",
    whileExploring: true,
    actions: [],
    traits: [],
    source: "rulebook",
  },
  {
    id: "chain-lightning",
    name: { fr: "Éclair en chaîne", en: "Chain Lightning" },
    text: { fr: "Quatre Missiles à la chaîne. Une fois.", en: "A chain of four Missiles. Once." },
    price: 600,
    use: "once",
    actions: [
      {
        id: "chain-lightning",
        name: { fr: "Éclair en chaîne", en: "Chain Lightning" },
        rule: "CAT-ITEM-09",
        ...chainOf(4, missile),
        before: using("chain-lightning"),
      },
    ],
    traits: [],
    source: "public",
  },
  {
    id: "invisibility-cloak",
    name: { fr: "Cape d’invisibilité", en: "Invisibility Cloak" },
    text: {
      fr: "Après son action, et jusqu’à la suivante, le Voleur ne perd aucun point de vie. Une fois par salle.",
      en: "After his action, and until his next one, the Thief loses no life. Once per room.",
    },
    heroes: ["thief"],
    price: 600,
    use: "room",
    actions: [],
    traits: [invisible],
    source: "house",
  },
  {
    id: "poisoned-knife",
    name: { fr: "Couteau empoisonné", en: "Poisoned Knife" },
    text: {
      fr: "Un Coup de poing qui tue le monstre blessé ; un Seigneur perd 2 points de vie. Une fois par salle.",
      en: "One Melee that kills the monster it hurts; a Lord loses 2 life. Once per room.",
    },
    heroes: ["thief"],
    price: 700,
    use: "room",
    actions: [
      attacking(
        "poisoned-knife",
        { fr: "Couteau empoisonné", en: "Poisoned Knife" },
        [modified(melee, poisoned)],
        {
          rule: "CAT-ITEM-07",
          before: using("poisoned-knife"),
        },
      ),
    ],
    traits: [],
    source: "house",
  },
  {
    id: "blood-draught",
    name: { fr: "Breuvage de sang", en: "Blood Draught" },
    text: {
      fr: "Une Folie Furieuse de plus, trois au plus. Une fois, sans prendre l’action.",
      en: "One more rage, three at most. Once; it takes no action.",
    },
    heroes: ["barbarian"],
    price: 400,
    use: "once",
    actions: [
      {
        id: "blood-draught",
        name: { fr: "Breuvage de sang", en: "Blood Draught" },
        rule: "CAT-ITEM-08",
        attacks: [],
        free: true,
        bar: (open, { card }) => (leftOn(open, card, "rage") < 3 ? undefined : fullRage),
        before: using("blood-draught", function* (table, { card }) {
          spend(table, card, "rage", -1, "CAT-GAP-09");
        }),
      },
    ],
    traits: [],
    source: "house",
  },
  {
    id: "long-quiver",
    name: { fr: "Long carquois", en: "Long Quiver" },
    text: {
      fr: "Les deux flèches en une seule action. Une fois par salle.",
      en: "Both arrows in one action. Once per room.",
    },
    heroes: ["elf"],
    price: 500,
    use: "room",
    actions: [
      attacking("long-quiver", { fr: "Deux flèches", en: "Two arrows" }, [missile, missile], {
        rule: "CAT-ITEM-07",
        bar: (open, { card }) => lacking(open, card, "arrows", 2, fewArrows),
        before: using("long-quiver", function* (table, { card }) {
          spend(table, card, "arrows", 2, "CAT-GAP-08");
        }),
      }),
    ],
    traits: [],
    source: "house",
  },
  {
    id: "broad-axe",
    name: { fr: "Grande hache", en: "Broad Axe" },
    text: { fr: "Un Coup de poing critique. Une fois par salle.", en: "One Critical Melee. Once per room." },
    heroes: ["barbarian"],
    price: 600,
    use: "room",
    actions: [
      attacking("broad-axe", { fr: "Grande hache", en: "Broad Axe" }, [modified(melee, critical)], {
        rule: "CAT-ITEM-07",
        before: using("broad-axe"),
      }),
    ],
    traits: [],
    source: "house",
  },
  {
    id: "healing-draught",
    name: { fr: "Breuvage de soin", en: "Healing Draught" },
    text: {
      fr: "Rend 2 points de vie. Une fois, sans prendre l’action.",
      en: "Restores 2 life. Once; it takes no action.",
    },
    price: 300,
    use: "once",
    actions: [
      {
        id: "healing-draught",
        name: { fr: "Breuvage de soin", en: "Healing Draught" },
        rule: "CAT-ITEM-08",
        attacks: [],
        free: true,
        bar: (open, { card }) => (canGain(open, card) ? undefined : unhurt),
        before: using("healing-draught", (table, { card }) => heal(table, card, 2, "CAT-ITEM-08")),
      },
    ],
    traits: [],
    source: "house",
  },
];
