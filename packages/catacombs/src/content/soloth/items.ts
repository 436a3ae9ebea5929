import { attacking } from "../../action.ts";
import { critical, melee, missile, modified } from "../../attack.ts";
import { wake } from "../../rules/harm.ts";
import { useUp } from "../../rules/items.ts";
import { seatOfHero } from "../../rules/roles.ts";
import { leftOn, spend } from "../../rules/tracks.ts";
import { characterOf, heroOf, isCharacter, isStunned, type Piece, type State } from "../../state.ts";
import { choose } from "../../table.ts";
import { heroCard, monsterOf } from "../box.ts";
import { hasReady, type ItemCard } from "../card.ts";
import { using } from "../using.ts";
import { armourTrack } from "./armour.ts";
import { strikeByCard } from "./blows.ts";
import { feather, frostbite, gift, hammered, shielding, step, uses } from "./gear.ts";
import { loseSpike, spikes } from "./ice.ts";
import { piecesNear } from "./near.ts";
import { magic } from "./sorcery.ts";

/** SOL-COMP-03: eighteen articles; names, owners and effects are ours where nothing is known (SOL-RULING-05). */
export const solothItems: readonly ItemCard[] = [
  {
    id: "war-hammer",
    name: { fr: "Marteau de guerre", en: "War Hammer" },
    text: {
      fr: "Tous ses Coups de poing sont critiques contre les morts-vivants.",
      en: "All his Melee are critical against the Undead.",
    },
    heroes: ["paladin", "barbarian"],
    price: 700,
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
    price: 500,
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
    price: 500,
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
    id: "phoenix-feather",
    name: { fr: "Plume de phénix", en: "Phoenix Feather" },
    text: {
      fr: "Quand un Héros meurt, il revient aussitôt avec 3 points de vie. Une fois.",
      en: "When a Hero dies, he comes back at once with 3 life. Once.",
    },
    price: 900,
    use: "once",
    actions: [],
    traits: [
      gift(
        "phoenix-feather",
        { fr: "Plume de phénix", en: "Phoenix Feather" },
        {
          fr: "Un Héros qui meurt revient avec 3 points de vie.",
          en: "A Hero who dies comes back with 3 life.",
        },
        "SOL-VERDICT-22",
        { whenHeroesDie: feather },
      ),
    ],
    source: "public",
  },
  {
    id: "longsword",
    name: { fr: "Épée longue", en: "Longsword" },
    text: { fr: "Un Coup de poing critique. Une fois par salle.", en: "One Critical Melee. Once per room." },
    heroes: ["barbarian", "thief", "paladin", "witch-hunter"],
    price: 600,
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
    price: 500,
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
    id: "holy-water",
    name: { fr: "Eau bénite", en: "Holy Water" },
    text: {
      fr: "Un mort-vivant à 2,5 cm au plus perd 1 point de vie. Une fois, sans prendre l’action.",
      en: "One Undead within 2.5 cm loses 1 life. Once; it takes no action.",
    },
    price: 300,
    use: "once",
    actions: [
      {
        id: "holy-water",
        name: { fr: "Eau bénite", en: "Holy Water" },
        rule: "CAT-ITEM-08",
        attacks: [],
        free: true,
        can: (state, actor) => undeadNear(state, actor).length > 0,
        before: using("holy-water", function* (table, actor) {
          const { state } = table;
          const asking = {
            seats: seatOfHero(state, actor.card),
            prompt: "sprinkle-whom",
            rule: "SOL-VERDICT-20",
          } as const;
          const near = undeadNear(state, actor).map(({ id, card }) => ({ id, card }));
          const { id } = yield* choose(asking, near);
          yield* strikeByCard(table, actor, characterOf(state, id), "SOL-VERDICT-20");
        }),
      },
    ],
    traits: [],
    source: "house",
  },
  {
    id: "frost-ring",
    name: { fr: "Anneau de givre", en: "Frost Ring" },
    text: {
      fr: "Un monstre dont un tir des Héros fait tomber la Pique perd 1 point de vie.",
      en: "A monster whose spike a flick of the Heroes knocks off loses 1 life.",
    },
    heroes: ["ice-princess"],
    price: 600,
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
    price: 400,
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
    price: 500,
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
    price: 400,
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
    price: 400,
    use: "once",
    actions: [
      {
        id: "mana-crystal",
        name: { fr: "Cristal de mana", en: "Mana Crystal" },
        rule: "CAT-ITEM-08",
        attacks: [],
        free: true,
        can: (state, { card }) => leftOn(state, card, magic) < 6,
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
    price: 600,
    use: "always",
    actions: [],
    traits: [],
    source: "house",
  },
  {
    id: "amulet-of-courage",
    name: { fr: "Amulette de courage", en: "Amulet of Courage" },
    text: {
      fr: "La première incapacité de chaque salle n’a pas d’effet sur lui, et il ne fuit jamais.",
      en: "The first incapacity of each room has no effect on him, and he never flees.",
    },
    price: 400,
    use: "room",
    actions: [],
    traits: [
      gift(
        "courage",
        { fr: "Courage", en: "Courage" },
        { fr: "La première incapacité n’a pas d’effet.", en: "The first incapacity has no effect." },
        "CAT-LIMIT-01",
        {
          staysUp(table, { card }) {
            if (!hasReady(heroOf(table.state, card), "amulet-of-courage")) return false;
            useUp(table, card, "amulet-of-courage");
            return true;
          },
        },
      ),
    ],
    source: "house",
  },
  {
    id: "ghost-amulet",
    name: { fr: "Amulette fantôme", en: "Ghost Amulet" },
    text: { fr: "Il ignore une attaque. Une fois par salle.", en: "He ignores one attack. Once per room." },
    price: 600,
    use: "room",
    actions: [],
    traits: [
      gift(
        "ghost-amulet",
        { fr: "Amulette fantôme", en: "Ghost Amulet" },
        { fr: "Il ignore une attaque.", en: "He ignores one attack." },
        "SOL-VERDICT-03",
        { ward: shielding("ghost-amulet", () => true) },
      ),
    ],
    source: "house",
  },
  {
    id: "boots-of-speed",
    name: { fr: "Bottes de vitesse", en: "Boots of Speed" },
    text: {
      fr: "Avant son action, une pichenette de déplacement. Une fois par salle.",
      en: "Before his action one movement flick. Once per room.",
    },
    price: 500,
    use: "room",
    actions: [
      {
        id: "boots-of-speed",
        name: { fr: "Bottes de vitesse", en: "Boots of Speed" },
        rule: "SOL-VERDICT-02",
        attacks: [],
        free: true,
        can: (_state, { done }) => !done,
        before: using("boots-of-speed", step),
      },
    ],
    traits: [],
    source: "house",
  },
  {
    id: "smelling-salts",
    name: { fr: "Sels de pâmoison", en: "Smelling Salts" },
    text: {
      fr: "Un autre Héros à 2,5 cm au plus n’est plus en incapacité. Une fois, sans prendre l’action.",
      en: "Another Hero within 2.5 cm is no longer incapacitated. Once; it takes no action.",
    },
    price: 300,
    use: "once",
    actions: [
      {
        id: "smelling-salts",
        name: { fr: "Sels de pâmoison", en: "Smelling Salts" },
        rule: "CAT-ITEM-08",
        attacks: [],
        free: true,
        can: (state, actor) => stunnedNear(state, actor).length > 0,
        before: using("smelling-salts", function* (table, actor) {
          const { state } = table;
          const asking = {
            seats: seatOfHero(state, actor.card),
            prompt: "wake-whom",
            rule: "CAT-ITEM-08",
          } as const;
          const near = stunnedNear(state, actor).map(({ id, card }) => ({ id, card }));
          const { id } = yield* choose(asking, near);
          wake(table, characterOf(state, id), "CAT-ITEM-08");
        }),
      },
    ],
    traits: [],
    source: "house",
  },
  {
    id: "lucky-coin",
    name: { fr: "Pièce porte-bonheur", en: "Lucky Coin" },
    text: {
      fr: "Après une attaque qui n’a touché personne, il la fait encore une fois ; pas dans une chaîne. Une fois.",
      en: "After an attack that hit nobody he makes it once more; not in a chain. Once.",
    },
    price: 300,
    use: "once",
    actions: [],
    traits: [
      gift(
        "lucky-coin",
        { fr: "Pièce porte-bonheur", en: "Lucky Coin" },
        { fr: "Une attaque manquée recommence.", en: "A missed attack is made again." },
        "CAT-LIMIT-01",
        {
          *flicksOn(table, self, { touched, attack }) {
            if (touched.length > 0) return undefined;
            return (yield* uses(table, self, "lucky-coin", "CAT-ITEM-08")) ? attack : undefined;
          },
        },
      ),
    ],
    source: "house",
  },
];

function undeadNear(state: State, actor: Piece): readonly Piece[] {
  return piecesNear(state, actor).filter(
    ({ kind, card }) => kind === "monster" && monsterOf(card).family === "undead",
  );
}

function stunnedNear(state: State, actor: Piece): readonly Piece[] {
  return piecesNear(state, actor).filter(
    (piece) => piece.kind === "hero" && isCharacter(piece) && isStunned(piece),
  );
}
