import { because, w } from "@ossuaire/kernel";
import { attacking } from "../../action.ts";
import { critical, melee, missile, modified } from "../../attack.ts";
import { leftOn, spend } from "../../rules/tracks.ts";
import { isStunned } from "../../state.ts";
import { heroCard } from "../box.ts";
import type { ItemCard } from "../card.ts";
import { using } from "../using.ts";
import { armourTrack } from "./armour.ts";
import { frostbite, gift, hammered, step, uses } from "./gear.ts";
import { loseSpike, spikes } from "./ice.ts";
import { magic } from "./sorcery.ts";

const fullMagic = because("CAT-ITEM-08", w("Sa magie est au complet.", "Her magic is full."));

/** SOL-RULING-05: articles for one Hero, or for some. */
export const ownItems: readonly ItemCard[] = [
  {
    id: "war-hammer",
    name: { fr: "Marteau de guerre", en: "War Hammer" },
    text: {
      fr: "Tous ses Coups de poing sont critiques contre les morts-vivants.",
      en: "All his Melee are critical against the Undead.",
    },
    heroes: ["paladin", "barbarian"],
    price: 300,
    use: "always",
    actions: [],
    traits: [
      gift(
        "war-hammer",
        { fr: "Marteau de guerre", en: "War Hammer" },
        { fr: "Critique contre les morts-vivants.", en: "Critical against the Undead." },
        "SOL-FAMILY-07",
        { sharpens: hammered },
      ),
    ],
    source: "rulebook",
  },
  {
    id: "ice-bracelet",
    name: { fr: "Bracelet de glace", en: "Ice Bracelet" },
    text: { fr: "Une troisième Pique de glace dans chaque salle.", en: "A third Ice Spike in each room." },
    heroes: ["ice-princess"],
    price: 200,
    use: "always",
    actions: [],
    traits: [],
    raises: { track: spikes, by: 1 },
    whenLost: loseSpike,
    source: "rulebook",
  },
  {
    id: "mirror-shield",
    name: { fr: "Bouclier miroir", en: "Mirror Shield" },
    text: { fr: "Les Boules de feu n’ont aucun effet sur elle.", en: "Fireballs have no effect on her." },
    heroes: ["ice-princess"],
    price: 200,
    use: "always",
    actions: [],
    traits: [
      gift(
        "mirror-shield",
        { fr: "Bouclier miroir", en: "Mirror Shield" },
        { fr: "Les Boules de feu n’ont aucun effet sur elle.", en: "Fireballs have no effect on her." },
        "SOL-VERDICT-03",
        { ward: { isAlways: true, against: (_state, _self, { kind }) => kind === "fireball" } },
      ),
    ],
    source: "rulebook",
  },
  {
    id: "longsword",
    name: { fr: "Épée longue", en: "Longsword" },
    text: { fr: "Un Coup de poing critique. Une fois par salle.", en: "One Critical Melee. Once per room." },
    heroes: ["barbarian", "thief", "paladin", "witch-hunter"],
    price: 300,
    use: "room",
    actions: [
      attacking("longsword", { fr: "Épée longue", en: "Longsword" }, [modified(melee, critical)], {
        rule: "CAT-ITEM-07",
        before: using("longsword"),
      }),
    ],
    traits: [],
    source: "house",
  },
  {
    id: "tower-shield",
    name: { fr: "Grand bouclier", en: "Tower Shield" },
    text: { fr: "Son armure est remise à 3 au lieu de 2.", en: "His armour is put back to 3 instead of 2." },
    heroes: ["paladin"],
    price: 200,
    use: "always",
    actions: [],
    traits: [],
    raises: { track: armourTrack, by: 1 },
    // SOL-VERDICT-23.
    *whenLost(table, owner) {
      const { start } = heroCard(owner).tracks.find(({ id }) => id === armourTrack) ?? { start: 0 };
      const beyond = leftOn(table.state, owner, armourTrack) - start;
      if (beyond > 0) spend(table, owner, armourTrack, beyond, "SOL-VERDICT-23");
    },
    source: "house",
  },
  {
    id: "frost-ring",
    name: { fr: "Anneau de givre", en: "Frost Ring" },
    text: {
      fr: "Un monstre perd 1 point de vie quand une pichenette des Héros fait tomber sa Pique.",
      en: "A monster loses 1 life when a Hero’s flick knocks its spike off.",
    },
    heroes: ["ice-princess"],
    price: 300,
    use: "always",
    actions: [],
    traits: [
      gift(
        "frost-ring",
        { fr: "Anneau de givre", en: "Frost Ring" },
        { fr: "Une Pique qui tombe coûte 1 point de vie.", en: "A spike that falls costs 1 life." },
        "SOL-VERDICT-20",
        {
          *whenFreed(table, self, carrier, hand) {
            if (hand === "heroes") yield* frostbite(table, self, carrier);
          },
        },
      ),
    ],
    source: "house",
  },
  {
    id: "snow-boots",
    name: { fr: "Bottes de neige", en: "Snow Boots" },
    text: {
      fr: "Après son action, une pichenette de déplacement. Une fois par salle.",
      en: "After her action one movement flick. Once per room.",
    },
    heroes: ["ice-princess"],
    price: 200,
    use: "room",
    actions: [],
    traits: [
      gift(
        "snow-boots",
        { fr: "Bottes de neige", en: "Snow Boots" },
        { fr: "Un déplacement après l’action.", en: "A movement after the action." },
        "SOL-VERDICT-02",
        {
          *afterAction(table, self) {
            if (isStunned(self)) return;
            if (yield* uses(table, self, "snow-boots", "SOL-VERDICT-02")) yield* step(table, self);
          },
        },
      ),
    ],
    source: "house",
  },
  {
    id: "silver-bolts",
    name: { fr: "Carreaux d’argent", en: "Silver Bolts" },
    text: { fr: "Un Missile. Une fois par salle.", en: "One Missile. Once per room." },
    heroes: ["witch-hunter"],
    price: 200,
    use: "room",
    actions: [
      attacking("silver-bolts", { fr: "Carreaux d’argent", en: "Silver Bolts" }, [missile], {
        rule: "CAT-ITEM-07",
        before: using("silver-bolts"),
      }),
    ],
    traits: [],
    source: "house",
  },
  {
    id: "trophy-hook",
    name: { fr: "Crochet à trophées", en: "Trophy Hook" },
    text: {
      fr: "À chaque résolution, une icône d’un artefact ne demande pas de monstre.",
      en: "In each resolution phase one icon of one artefact needs no monster.",
    },
    heroes: ["witch-hunter"],
    price: 200,
    use: "always",
    actions: [],
    traits: [],
    source: "house",
  },
  {
    id: "mana-crystal",
    name: { fr: "Cristal de mana", en: "Mana Crystal" },
    text: {
      fr: "3 points de magie, 6 au plus. Une fois, sans prendre l’action.",
      en: "3 magic, up to 6. Once; it takes no action.",
    },
    heroes: ["sorceress"],
    price: 200,
    use: "once",
    actions: [
      {
        id: "mana-crystal",
        name: { fr: "Cristal de mana", en: "Mana Crystal" },
        rule: "CAT-ITEM-08",
        attacks: [],
        free: true,
        bar: (open, { card }) => (leftOn(open, card, magic) < 6 ? undefined : fullMagic),
        before: using("mana-crystal", function* (table, { card }) {
          spend(table, card, magic, -3, "CAT-ITEM-08");
        }),
      },
    ],
    traits: [],
    source: "house",
  },
  {
    id: "raven-totem",
    name: { fr: "Totem du corbeau", en: "Raven Totem" },
    text: {
      fr: "Le Corbeau est à ses côtés dans chaque salle ; la Boule de feu peut partir de lui.",
      en: "The Raven is beside her in each room; the Fireball may start from it.",
    },
    heroes: ["sorceress"],
    price: 300,
    use: "always",
    actions: [],
    traits: [],
    source: "house",
  },
];
