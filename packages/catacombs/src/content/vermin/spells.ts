import { because, type Script, w } from "@ossuaire/kernel";
import type { Standing } from "../../offers.ts";
import { seatOfHero } from "../../rules/roles.ts";
import { type Character, charactersOf, type Open } from "../../state.ts";
import { type CatacombsTable, choose } from "../../table.ts";
import type { SpellCard } from "../card.ts";
import { shooting, standing, working } from "../spells.ts";
import { cure } from "./cure.ts";
import { criticalFireball } from "./fireball.ts";
import { cardsOf } from "./poison.ts";

const cureName = { fr: "Antidote", en: "Cure Poison" };
const giantName = { fr: "Boule de feu géante", en: "Giant Fireball" };

const nobodyPoisoned = because("VER-CURE-02", w("Aucun Héros n’est empoisonné.", "No Hero is poisoned."));

/** VER-COMP-02, VER-RULING-11: three cards of two kinds. */
export const verminSpells: readonly SpellCard[] = [
  {
    id: "cure-poison",
    name: cureName,
    text: {
      fr: "Une carte Poison d’un Héros est défaussée, quelle que soit sa valeur.",
      en: "One Poison card of a Hero is discarded, whatever its value.",
    },
    copies: 2,
    // VER-CURE-02, VER-RULING-29.
    action: working(
      "cure-poison",
      cureName,
      (open) => (poisoned(open).length > 0 ? undefined : nobodyPoisoned),
      antidote,
    ),
    source: "rulebook",
  },
  {
    id: "giant-fireball",
    name: giantName,
    text: {
      fr: "Une Boule de feu critique, avec le grand disque orange : 2 points de vie.",
      en: "One Critical Fireball, with the large orange disc: 2 life.",
    },
    copies: 1,
    action: shooting("giant-fireball", giantName, [criticalFireball]),
    source: "rulebook",
  },
];

/** VER-RULING-66: nobody reaches whoever is devoured. */
function poisoned(state: Open): readonly Standing[] {
  return charactersOf(state, "heroes")
    .filter(({ kind, card }) => kind === "hero" && cardsOf(state, card).length > 0)
    .map(standing);
}

/** VER-CURE-03, VER-RULING-28. */
function* antidote(table: CatacombsTable, { card }: Character): Script {
  const { state } = table;
  const asking = { seats: seatOfHero(state, card), prompt: "cure-whom", rule: "VER-CURE-03" } as const;
  const whom = yield* choose(asking, poisoned(state));
  yield* cure(table, whom.card, "VER-CURE-03");
}
