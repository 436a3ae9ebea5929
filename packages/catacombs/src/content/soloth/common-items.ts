import { because, w } from "@ossuaire/kernel";
import { wake } from "../../rules/harm.ts";
import { seatOfHero } from "../../rules/roles.ts";
import { characterOf, isCharacter, isStunned, type Open, type Piece } from "../../state.ts";
import { choose } from "../../table.ts";
import { monsterOf } from "../box.ts";
import type { ItemCard } from "../card.ts";
import { using } from "../using.ts";
import { strikeByCard } from "./blows.ts";
import { feather, gift, shielding, step, uses } from "./gear.ts";
import { piecesNear } from "./near.ts";

const noUndead = because(
  "SOL-VERDICT-20",
  w("Aucun mort-vivant n’est assez près.", "No Undead is near enough."),
);
const tooLate = because(
  "CAT-ITEM-09",
  w("Il faut s’en servir avant d’agir.", "It is used before the action."),
);
const nobodyDown = because(
  "CAT-ITEM-08",
  w("Aucun Héros en incapacité n’est assez près.", "No incapacitated Hero is near enough."),
);

/** SOL-RULING-05: articles for every Hero. */
export const commonItems: readonly ItemCard[] = [
  {
    id: "phoenix-feather",
    name: { fr: "Plume de phénix", en: "Phoenix Feather" },
    text: {
      fr: "Quand un Héros meurt, il revient aussitôt avec 3 points de vie. Une fois.",
      en: "When a Hero dies, he comes back at once with 3 life. Once.",
    },
    price: 500,
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
    id: "holy-water",
    name: { fr: "Eau bénite", en: "Holy Water" },
    text: {
      fr: "Un mort-vivant à 2,5 cm au plus perd 1 point de vie. Une fois, sans prendre l’action.",
      en: "One Undead within 2.5 cm loses 1 life. Once; it takes no action.",
    },
    price: 100,
    use: "once",
    actions: [
      {
        id: "holy-water",
        name: { fr: "Eau bénite", en: "Holy Water" },
        rule: "CAT-ITEM-08",
        attacks: [],
        free: true,
        bar: (open, actor) => (undeadNear(open, actor).length > 0 ? undefined : noUndead),
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
    id: "amulet-of-courage",
    name: { fr: "Amulette de courage", en: "Amulet of Courage" },
    text: {
      fr: "Aucune attaque ne le met en incapacité, et il ne fuit jamais.",
      en: "No attack makes him incapacitated, and he never flees.",
    },
    price: 100,
    use: "always",
    actions: [],
    traits: [
      gift(
        "courage",
        { fr: "Courage", en: "Courage" },
        { fr: "Aucune attaque ne le met en incapacité.", en: "No attack makes him incapacitated." },
        "CAT-LIMIT-01",
        {
          isFearless: true,
          staysUp(table, { card }) {
            table.tell({ type: "used", rule: "CAT-ITEM-05", hero: card, item: "amulet-of-courage" });
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
    price: 300,
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
    price: 200,
    use: "room",
    actions: [
      {
        id: "boots-of-speed",
        name: { fr: "Bottes de vitesse", en: "Boots of Speed" },
        rule: "SOL-VERDICT-02",
        attacks: [],
        free: true,
        bar: (_open, { done }) => (done ? tooLate : undefined),
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
      fr: "Un autre Héros à 2,5 cm au plus n’est plus en incapacité. Une fois, sans prendre l’action.",
      en: "Another Hero within 2.5 cm is no longer incapacitated. Once; it takes no action.",
    },
    price: 100,
    use: "once",
    actions: [
      {
        id: "smelling-salts",
        name: { fr: "Sels de pâmoison", en: "Smelling Salts" },
        rule: "CAT-ITEM-08",
        attacks: [],
        free: true,
        bar: (open, actor) => (stunnedNear(open, actor).length > 0 ? undefined : nobodyDown),
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
      fr: "Après une attaque qui n’a touché personne, il la fait encore une fois ; pas dans une chaîne. Une fois par salle.",
      en: "After an attack that hit nobody he makes it once more; not in a chain. Once per room.",
    },
    price: 200,
    use: "room",
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
            return (yield* uses(table, self, "lucky-coin", "CAT-ITEM-07")) ? attack : undefined;
          },
        },
      ),
    ],
    source: "house",
  },
];

function undeadNear(state: Open, actor: Piece): readonly Piece[] {
  return piecesNear(state, actor).filter(
    ({ kind, card }) => kind === "monster" && monsterOf(card).family === "undead",
  );
}

function stunnedNear(state: Open, actor: Piece): readonly Piece[] {
  return piecesNear(state, actor).filter(
    (piece) => piece.kind === "hero" && isCharacter(piece) && isStunned(piece),
  );
}
