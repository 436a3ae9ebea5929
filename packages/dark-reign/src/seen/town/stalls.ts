import type { Reason, Words } from "@ossuaire/kernel";
import type { ErrandOption, TownQuestion } from "../../asked/town.ts";
import type { ThingCard } from "../../cards/thing.ts";
import { characteristics } from "../../kinds.ts";
import { packsOf } from "../../shelf.ts";
import type { SeenCharacter, View } from "../../view.ts";
import { effectParts } from "../../words/leaves/thing.ts";

/** What a visitor is asked in town. */
export type TownVisit = Extract<TownQuestion, { readonly prompt: "town" }>;

/** REG-TOWN: by what one looks for. */
export const stalls = ["smith", "armourer", "apothecary", "bookseller", "pedlar"] as const;

export type Stall = (typeof stalls)[number];

/** Something that is sold in town. */
export interface WareSeen {
  readonly card: string;
  readonly name: Words;
  readonly stall: Stall;
  readonly price: number;
  readonly weight: number;
  readonly effects: readonly Words[];
  /** Whose levels and skills suffice for it (REG-VERDICT-01). */
  readonly users: readonly string[];
  /** What can be done about it now: to buy it, or to ask for it (REG-TOWN-20). */
  readonly option: ErrandOption | undefined;
  /** Why it cannot be bought now. */
  readonly bar: Reason | undefined;
}

/** All that is for sale, and what the visitor can have of it. */
export function waresSeen(view: View, question: TownVisit | undefined): readonly WareSeen[] {
  const heroes = view.characters.filter(({ hero }) => hero !== undefined);
  return packsOf(view.options)
    .flatMap(({ things = [] }) => things)
    .flatMap((card) => (card.price === undefined ? [] : [{ card, price: card.price }]))
    .map(({ card, price }) => ({
      card: card.id,
      name: card.name,
      stall: stallOf(card),
      price,
      weight: card.weight,
      effects: effectParts(card),
      users: heroes.filter((who) => meetsNeeds(who, card)).map(({ id }) => id),
      option: optionFor(question, card.id),
      bar: barOn(question, `buy:${card.id}`),
    }));
}

function optionFor(question: TownVisit | undefined, card: string): ErrandOption | undefined {
  const all = errandsFor(question, (one) => one.card === card && one.thing === undefined);
  return all.find(({ errand }) => errand === "ask") ?? all[0];
}

/** The errands of a visit that are about something. */
export function errandsFor(
  question: TownVisit | undefined,
  isMeant: (option: ErrandOption) => boolean,
): readonly ErrandOption[] {
  return (question?.options ?? []).flatMap((one) => ("errand" in one && isMeant(one) ? [one] : []));
}

/** What stands against an option, by its id. */
export function barOn(question: TownVisit | undefined, id: string): Reason | undefined {
  return question?.about.barred.find(({ ids }) => ids.includes(id))?.reason;
}

function stallOf({ melee, shot, armour, parries, drunk, teaches, magicDice }: ThingCard): Stall {
  if (teaches !== undefined || magicDice !== undefined) return "bookseller";
  if (drunk !== undefined) return "apothecary";
  if (armour !== undefined || parries === "shield") return "armourer";
  return melee !== undefined || shot !== undefined ? "smith" : "pedlar";
}

/** REG-VERDICT-01: its levels with what it wears, and its skills. */
function meetsNeeds({ levels, skills }: SeenCharacter, { needs = {}, needsSkill }: ThingCard): boolean {
  const isStrong = characteristics.every((of) => (needs[of] ?? 0) <= levels[of]);
  return isStrong && (needsSkill === undefined || skills.includes(needsSkill));
}
