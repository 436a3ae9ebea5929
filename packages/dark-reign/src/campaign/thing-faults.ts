import { type RuleId, say, type Words, w } from "@ossuaire/kernel";
import { defaultOptions } from "../options.ts";
import type { RosterHero } from "../roster.ts";
import { musterHero } from "../rules/muster.ts";
import { isBindable } from "../rules/runes.ts";
import { setup } from "../setup.ts";
import { canEquip } from "../sheet/hands.ts";
import { traitsOf } from "../sheet/traits.ts";
import { findCard } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { type Borne, heldBy, wornBy } from "../things.ts";

interface ThingFault {
  readonly words: Words;
  readonly rule?: RuleId;
}

/** What is wrong with a hero's things: what there is, what is bound to it, and where it is. */
export function thingsFault(sheet: RosterHero): ThingFault | undefined {
  return unknown(sheet) ?? bound(sheet) ?? stored(sheet) ?? equipped(sheet);
}

function unknown({ things }: RosterHero): ThingFault | undefined {
  const cards = things.map(({ card }) => findCard("things", card));
  if (cards.some((card) => card === undefined))
    return { words: w("un objet est inconnu.", "there is an unknown object.") };
  // REG-VERDICT-61: it goes where the quest wants it.
  return cards.some((card) => card?.isQuest)
    ? {
        rule: "REG-VERDICT-61",
        words: w("un objet de quête ne se garde pas.", "nobody keeps a quest object."),
      }
    : undefined;
}

/** REG-RUNE-02. */
function bound({ things }: RosterHero): ThingFault | undefined {
  const isWrong = things.some(({ card, runes = [] }) => {
    const object = findCard("things", card);
    const isFit = object !== undefined && isBindable(object);
    return runes.length > 0 && !(isFit && runes.every((rune) => findCard("things", rune)?.isRune));
  });
  return isWrong
    ? {
        rule: "REG-RUNE-02",
        words: w(
          "seules des runes se lient, et seulement à une arme, un bouclier ou une armure.",
          "only runes are bound, and only to a weapon, a shield or a suit of armour.",
        ),
      }
    : undefined;
}

/** REG-TOWN-27: the box itself stands in town. */
function stored({ things }: RosterHero): ThingFault | undefined {
  const inTown = things.filter(({ at }) => at === "strongbox");
  const boxes = things.filter(({ card }) => card === "strongbox");
  const isWrong = boxes.some(({ at }) => at !== "strongbox") || boxes.length > 1;
  return isWrong || (inTown.length > 0 && boxes.length === 0)
    ? {
        rule: "REG-TOWN-27",
        words: w(
          "il faut un coffre-fort, et un seul, pour laisser des objets en ville.",
          "one strongbox, and only one, is needed to leave things in town.",
        ),
      }
    : undefined;
}

/** REG-SHEET-05 to 07, REG-VERDICT-01, 05: two hands, one of a category, and only what its levels and skills allow. */
function equipped(sheet: RosterHero): ThingFault | undefined {
  const state = setup(defaultOptions);
  const who = musterHero(state, sheet.hero, { x: 0, y: 0 }, sheet);
  const inHands = heldBy(state, who.id);
  const places = inHands.map(({ thing: { at } }) => (at.kind === "held" ? at.hand : undefined));
  const hands = inHands.reduce((all, { card }) => all + (card.hands ?? 3), 0);
  const isTwisted = inHands.some(
    ({ thing, card }) => card.hands === 2 && thing.at.kind === "held" && thing.at.hand === "left",
  );
  if (hands > 2 || new Set(places).size < inHands.length || isTwisted) return full;
  const worn = wornBy(state, who.id);
  const categories = worn.map(({ card }) => card.wornAs);
  if (categories.includes(undefined) || new Set(categories).size < worn.length) return crowded;
  const beyond = [...inHands, ...worn].find((one) => !canEquip(state, who, one.card));
  if (beyond !== undefined) return notFor(beyond, "REG-VERDICT-01");
  return forbidden(state, who, worn);
}

/** REG-SKILL-03. */
function forbidden(state: State, who: Character, worn: readonly Borne[]): ThingFault | undefined {
  for (const one of worn.filter(({ card }) => card.wornAs === "armour")) {
    const bar = traitsOf(state, who).find(({ forbids }) =>
      forbids?.(state, who, "don", { thing: one.thing.id }),
    );
    if (bar !== undefined) return notFor(one, bar.rule);
  }
  return undefined;
}

const notFor = ({ card }: Borne, rule: RuleId): ThingFault => ({
  rule,
  words: say`${card.name}${w(" : ce héros ne peut pas s’en équiper.", ": this hero cannot equip it.")}`,
});

const full: ThingFault = {
  rule: "REG-SHEET-05",
  words: w(
    "deux mains, et dans chacune un objet qui se tient ; à deux mains, rien d’autre.",
    "two hands, one thing in each that can be held; and nothing beside what takes both.",
  ),
};

const crowded: ThingFault = {
  rule: "REG-VERDICT-05",
  words: w(
    "on ne porte qu’une armure, et qu’un objet de chaque catégorie.",
    "only one suit of armour is worn, and one object of each category.",
  ),
};
