import { because, type Script, w } from "@ossuaire/kernel";
import { type Action, attacking } from "../action.ts";
import { areaIn, length, radiusOfSize, width, type Zone, zoneOf } from "../arena.ts";
import { type Attack, fireball, missile } from "../attack.ts";
import type { Standing } from "../questions.ts";
import { canGain, heal } from "../rules/heal.ts";
import { seatOfHero } from "../rules/roles.ts";
import { objectionOn, spotIn } from "../rules/spot.ts";
import { summonAlly } from "../rules/summon.ts";
import {
  type Character,
  characterOf,
  charactersOf,
  fightOf,
  isOnBoard,
  type Open,
  pieceOf,
} from "../state.ts";
import { type CatacombsTable, choose, place } from "../table.ts";
import { spellOf } from "./box.ts";
import type { SpellCard } from "./card.ts";
import { layShield, shieldDisc, whyNoShield } from "./shield.ts";

/** CAT-SPELL-02 to 04: the card is discarded, then the spell works. */
function cast(
  id: string,
  work?: (table: CatacombsTable, caster: Character, from: Character) => Script,
): NonNullable<Action["before"]> {
  return function* (table, caster, from) {
    const { state, tell } = table;
    const copy = state.spells.find((one) => spellOf(one).id === id);
    if (copy === undefined) throw new Error(`${id} has been played already`);
    state.spells.splice(state.spells.indexOf(copy), 1);
    state.spentSpells.push(copy);
    tell({
      type: "cast",
      rule: "CAT-SPELL-02",
      hero: caster.card,
      spell: copy,
      from: from.id,
      fromCard: from.card,
    });
    if (work) yield* work(table, caster, from);
  };
}

const skeletonDisc = { id: "skeleton", card: "skeleton", radius: radiusOfSize("medium") };

/** A spell that flicks. */
export function shooting(
  id: string,
  name: SpellCard["name"],
  attacks: readonly [Attack, ...Attack[]],
  after?: NonNullable<Action["after"]>,
): Action {
  return attacking(id, name, attacks, {
    rule: "CAT-SPELL-02",
    spell: true,
    before: cast(id),
    ...(after === undefined ? {} : { after }),
  });
}

/** A spell that needs no flick. */
export function working(
  id: string,
  name: SpellCard["name"],
  bar: NonNullable<Action["bar"]>,
  work: (table: CatacombsTable, caster: Character, from: Character) => Script,
  more: Partial<Action> = {},
): Action {
  return { id, name, rule: "CAT-SPELL-02", attacks: [], bar, before: cast(id, work), ...more };
}

/** Whom the spell would do good. */
function ailing(state: Open): readonly Standing[] {
  return charactersOf(state, "heroes")
    .filter(({ kind, card }) => kind === "hero" && canGain(state, card))
    .map(standing);
}

export function standing({ id, card }: Character): Standing {
  return { id, card };
}

const oneSkeleton = because(
  "CAT-RULING-65",
  w("Le Squelette est déjà sur le plateau.", "The Skeleton is on the board already."),
);
const nobodyHurt = because("CAT-DEATH-06", w("Aucun Héros n’est blessé.", "No Hero is hurt."));

const fireballName = { fr: "Boule de feu", en: "Fireball" };
const missileName = { fr: "Missile magique", en: "Magic Missile" };
const drainName = { fr: "Drain d’énergie", en: "Drain Energy" };
const shieldName = { fr: "Bouclier", en: "Shield" };
const skeletonName = { fr: "Invocation de squelette", en: "Summon Skeleton" };
const healName = { fr: "Soins", en: "Heal" };
const teleportName = { fr: "Téléportation", en: "Teleport" };

/** Twelve cards of seven kinds (CAT-GAP-01). */
export const baseSpells: readonly SpellCard[] = [
  {
    id: "fireball",
    name: fireballName,
    text: { fr: "Une Boule de feu.", en: "One Fireball." },
    copies: 2,
    action: shooting("fireball", fireballName, [fireball]),
    source: "house",
  },
  {
    id: "magic-missile",
    name: missileName,
    text: { fr: "Deux Missiles, l’un après l’autre.", en: "Two Missiles, one after the other." },
    copies: 2,
    action: shooting("magic-missile", missileName, [missile, missile]),
    source: "house",
  },
  {
    id: "drain-energy",
    name: drainName,
    text: {
      fr: "Un Missile ; s’il blesse, le Magicien regagne 1 point de vie.",
      en: "One Missile; if it hurts, the Wizard regains 1 life.",
    },
    copies: 1,
    action: shooting("drain-energy", drainName, [missile], function* (table, { card }, strikes) {
      if (strikes.some(({ hurt }) => hurt.length > 0)) yield* heal(table, card, 1, "CAT-SPELL-06");
    }),
    source: "rulebook",
  },
  {
    id: "shield",
    name: shieldName,
    text: {
      fr: "Le grand disque violet, à 2,5 cm au plus : il arrête les pions et se laisse pousser, jusqu’à la fin de la salle.",
      en: "The large violet disc, within 2.5 cm: it stops discs and can be pushed, until the room ends.",
    },
    copies: 2,
    action: working("shield", shieldName, whyNoShield, layShield, { spell: true, puts: shieldDisc }),
    source: "house",
  },
  {
    id: "summon-skeleton",
    name: skeletonName,
    text: {
      fr: "Un Squelette allié, à 2,5 cm au plus ; il agit dès le tour suivant.",
      en: "An allied Skeleton, within 2.5 cm; it acts from the next turn on.",
    },
    copies: 2,
    // CAT-RULING-13, 65.
    action: working(
      "summon-skeleton",
      skeletonName,
      (open) => (isOnBoard(open, skeletonDisc.id) ? oneSkeleton : undefined),
      (table, caster, from) => summonAlly(table, "skeleton", caster.card, from),
      { spell: true, puts: skeletonDisc, rule: "CAT-SPELL-05" },
    ),
    source: "rulebook",
  },
  {
    id: "heal",
    name: healName,
    text: { fr: "Un Héros vivant regagne 2 points de vie.", en: "A living Hero regains 2 life." },
    copies: 2,
    action: working(
      "heal",
      healName,
      (open) => (ailing(open).length > 0 ? undefined : nobodyHurt),
      function* (table, { card }) {
        const { state } = table;
        const asking = { seats: seatOfHero(state, card), prompt: "heal-whom", rule: "CAT-SPELL-02" } as const;
        const whom = yield* choose(asking, ailing(state));
        yield* heal(table, whom.card, 2, "CAT-SPELL-02");
      },
    ),
    source: "house",
  },
  {
    id: "teleport",
    name: teleportName,
    text: {
      fr: "Un Héros va où l’on veut hors de la zone des monstres ; il peut encore agir.",
      en: "A Hero goes anywhere outside the Monster zone; he may still act.",
    },
    copies: 1,
    action: working("teleport", teleportName, () => undefined, teleport),
    source: "house",
  },
];

function* teleport(table: CatacombsTable, { card }: Character): Script {
  const { state, tell } = table;
  const heroes = charactersOf(state, "heroes").filter(({ kind }) => kind === "hero");
  const seats = seatOfHero(state, card);
  const asked = { seats, prompt: "teleport-whom", rule: "CAT-SPELL-02" } as const;
  const hero = characterOf(state, (yield* choose(asked, heroes.map(standing))).id);
  const zone = outside(zoneOf("overseer", fightOf(state).kind === "camp"));
  const demand = { zones: [zone] };
  const suggestion = spotIn(state, hero, zone, pieceOf(state, hero.id));
  const asking = { seats, prompt: "teleport", rule: "CAT-SPELL-02", suggestion: [suggestion] } as const;
  const [spot = suggestion] = yield* place(
    asking,
    [{ piece: hero.id, card: hero.card, radius: hero.radius, zone: [areaIn(zone, hero.radius)] }],
    ([wished]) => wished && objectionOn(state, wished, hero.radius, "CAT-RULING-63", demand),
  );
  hero.x = spot.x;
  hero.y = spot.y;
  tell({ type: "placed", rule: "CAT-SPELL-02", piece: hero.id, card: hero.card, x: spot.x, y: spot.y });
}

/** The rest of the board beside a zone that takes one end of it. */
function outside({ x, length: taken }: Zone): Zone {
  return x === 0 ? { x: taken, y: 0, length: length - taken, width } : { x: 0, y: 0, length: x, width };
}
