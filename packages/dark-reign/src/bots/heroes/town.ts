import type { ErrandOption } from "../../asked/town.ts";
import { salePrice } from "../../cards/thing.ts";
import type { Raised } from "../../kinds.ts";
import { thingCardOf } from "../../shelf.ts";
import { thingsOf } from "../../things.ts";
import type { SeenCharacter } from "../../view.ts";
import { bettered, equipping } from "./gear.ts";
import type { Known } from "./known.ts";

/** What is done in town: what is worth most first, until nothing is; then one leaves. */
export function townErrand(
  known: Known,
  who: SeenCharacter,
  options: readonly ErrandOption[],
  canLeave: boolean,
): ErrandOption | undefined {
  let best: { option: ErrandOption; worth: number } | undefined;
  for (const option of options) {
    const worth = (errands[option.errand] ?? idle)(known, who, option) + (canLeave ? 0 : lightening(option));
    if (worth > 0 && (best === undefined || worth > best.worth)) best = { option, worth };
  }
  return best?.option;
}

type Judged = (known: Known, who: SeenCharacter, option: ErrandOption) => number;

const idle: Judged = () => 0;

/** REG-SHEET-09: who carries too much gets rid of what brings most. */
const lightening = ({ errand, ecus }: ErrandOption): number =>
  errand === "sell" ? 1 + ecus / 1000 : errand === "store" ? 0.5 : 0;

const outfit: Judged = (known, who, { errand, thing, how }) =>
  equipping(known, who, { deed: errand, ...(thing && { thing }), ...(how && { how }) });

/** By the errand's id: one that is not named here, a test names. */
export const errands: Readonly<Record<string, Judged>> = {
  ask: idle,
  buy,
  sell: (known, who, { card = "", thing }) => {
    const { hands, wornAs } = thingCardOf(card);
    const isSpare = known.view.things.some(({ id, at }) => id === thing && at.kind === "carried");
    const isGear = hands !== undefined || wornAs === "armour";
    return isSpare && isGear && salePrice(thingCardOf(card)) >= 20 && bettered(known, who, card) <= 0 ? 1 : 0;
  },
  store: idle,
  fetch: idle,
  swap: outfit,
  don: outfit,
  change: outfit,
  "take-off": idle,
  use: () => 1,
  learn: (_known, _who, { ecus }) => 3 - ecus / 1000,
  train: (_known, who, { of, xp }) => (of === undefined ? 0 : (20 * worthOf(who, of)) / Math.max(1, -xp)),
  study: (_known, _who, { skill = "", xp }) => (20 * (skills[skill] ?? 1)) / Math.max(1, -xp),
  "hand-over": idle,
  "hand-ecus": idle,
};

/** Against poison first, then potions of healing, as many as its level thinks of; then arms and armour that are better than one's own. */
function buy(known: Known, who: SeenCharacter, { card = "", ecus }: ErrandOption): number {
  const has = thingsOf(known.state, who.id).filter(({ card: { id } }) => id === card).length;
  const isCautious = known.level.gathers;
  if (card === "care") return has < known.level.potions ? 5 : 0;
  if (card === "antidote") return isCautious && !isSupplied(known, who, card) ? 6 : 0;
  if (card === "cure") return isCautious && has < 2 && who.ecus >= 100 ? 2 : 0;
  const gain = isCautious ? bettered(known, who, card) : 0;
  return gain >= 1 ? gain + ecus / 1000 : 0;
}

/** Whether nobody needs another: who is learned knows that next to nothing poisons, and that one in the bags of a group will do. */
function isSupplied({ state, level, view }: Known, who: SeenCharacter, card: string): boolean {
  const bags = level.isLearned ? view.characters : [who];
  return bags.some(({ id }) => thingsOf(state, id).some((one) => one.card.id === card));
}

/** What one more is worth to this one. */
function worthOf({ levels, spells }: SeenCharacter, of: Raised): number {
  if (of === "actions") return 8;
  if (of === "pv") return 1;
  const isArcher = levels.shooting > levels.melee;
  const isCaster = spells.length > 0;
  if (of === "melee" || of === "force") return isArcher || isCaster ? 0.5 : 4;
  if (of === "shooting") return isArcher ? 4 : 0.2;
  if (of === "magic") return isCaster ? 4 : 0;
  if (of === "endurance") return 4;
  return of === "agility" ? 1 : 0.5;
}

/** Skills that are worth more than the usual. */
const skills: Readonly<Record<string, number>> = { "iron-skin": 5, parry: 4, fury: 3, "super-tough": 5 };
