import { type RuleId, type Words, w } from "@ossuaire/kernel";
import { stateSeen } from "../bots/heroes/known.ts";
import type { ThingCard } from "../cards/thing.ts";
import type { Rows, Sort } from "../cards/treasure.ts";
import { canEquip } from "../sheet/hands.ts";
import { findCard, packsOf, thingCardOf } from "../shelf.ts";
import type { SeenCharacter, View } from "../view.ts";
import { calm, unforeseenTexts } from "../words/cards/unforeseen.ts";
import { needsParts } from "../words/leaves/thing.ts";
import { thingName } from "../words/names.ts";

/** REG-TREAS-05 to 11. */
const sortNames: Readonly<Record<Sort, Words>> = {
  weapon: w("Arme", "Weapon"),
  potion: w("Potion", "Potion"),
  relic: w("Objet magique", "Magic object"),
  scroll: w("Grimoires et parchemins", "Grimoires and scrolls"),
  "magic-weapon": w("Arme magique", "Magic weapon"),
  "magic-armour": w("Armure magique", "Magic armour"),
  rune: w("Rune", "Rune"),
};

/** A row of a treasure table. */
interface TreasureRow {
  readonly from: number;
  readonly to: number;
  readonly name: Words;
  readonly isFound: boolean;
}

/** What was found, the table on which it stands, and which of the heroes could use it. */
export interface FindSeen {
  readonly card: ThingCard;
  readonly sort: Words | undefined;
  readonly rows: readonly TreasureRow[];
  readonly users: readonly { readonly who: SeenCharacter; readonly missing: readonly Words[] }[];
}

export function findSeen(view: View, id: string): FindSeen {
  const card = thingCardOf(id);
  const sorts = packsOf(view.options).find(({ treasure }) => treasure !== undefined)?.treasure?.sorts;
  const found = sorts && sortsIn.find((sort) => sorts[sort].some(([, , what]) => what === id));
  const rows: Rows<string> = (found && sorts?.[found]) ?? [];
  const state = stateSeen(view);
  const heroes = view.characters.filter(
    (who) => who.gone === undefined && view.options.heroes.includes(who.id),
  );
  return {
    card,
    sort: found && sortNames[found],
    rows: rows.map(([from, to, what]) => ({ from, to, name: thingName(what), isFound: what === id })),
    // REG-VERDICT-01.
    users: heroes.map((who) => ({ who, missing: canEquip(state, who, card) ? [] : needsParts(card) })),
  };
}

const sortsIn: readonly Sort[] = [
  "weapon",
  "potion",
  "relic",
  "scroll",
  "magic-weapon",
  "magic-armour",
  "rune",
];

/** REG-EVENT: a card as it is read out; without its name it is one of those that look alike to the heroes. */
export function unforeseenSeen(id: string | undefined): {
  readonly name: Words;
  readonly text: Words;
  readonly rule: RuleId;
} {
  const card = id === undefined ? undefined : findCard("unforeseen", id);
  const text = id === undefined ? calm : (unforeseenTexts[id] ?? calm);
  return { name: card?.name ?? w("Calme", "Calm"), text, rule: card?.rule ?? "REG-EVENT-01" };
}
