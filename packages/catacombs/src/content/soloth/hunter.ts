import type { Script } from "@ossuaire/kernel";
import { toReserve } from "../../rules/reserve.ts";
import { seatOfHero } from "../../rules/roles.ts";
import { heroOf, isAlive, type State } from "../../state.ts";
import { amount, type CatacombsTable, choose } from "../../table.ts";
import type { Trait } from "../../trait.ts";
import { allArtefacts, monsterOf } from "../box.ts";
import type { ArtefactCard } from "../card.ts";
import { isPaidBy, verminForOne } from "./payment.ts";

/** SOL-HUNTER-01 to 19, SOL-RULING-59 to 64, SOL-VERDICT-14, 15: his kills stay with him, and pay for artefacts. */
export const hunting: Trait = {
  id: "hunting",
  name: { fr: "Chasse", en: "Hunt" },
  text: {
    fr: "Les monstres qu’il tue restent sur son plateau ; à la résolution, ils paient ses artefacts.",
    en: "The monsters he kills stay on his board; in the resolution phase they pay for his artefacts.",
  },
  rule: "SOL-HUNTER-02",
  *atResolution(table, owner) {
    const { state } = table;
    const hero = heroOf(state, owner);
    if (!isAlive(state, owner)) return;
    const stored = [...(hero.stored ?? []), ...hero.trophies.splice(0)];
    if (stored.length > 0) hero.stored = stored;
    yield* activateSome(table, owner);
  },
  *whenShort(table, owner, disc, missing, wanted) {
    const { state, tell } = table;
    const hero = heroOf(state, owner);
    const these = (hero.stored ?? []).filter(
      (card) => monsterOf(card).disc === disc && (wanted ?? card) === card,
    );
    const max = Math.min(missing, these.length);
    if (max === 0) return;
    const about = { hero: owner, disc };
    const asking = {
      seats: state.roles.overseer,
      prompt: "take-stored",
      rule: "SOL-HUNTER-15",
      about,
    } as const;
    const taken = these.slice(0, yield* amount({ ...asking, min: 0, max }));
    giveBack(state, owner, taken);
    if (taken.length > 0) tell({ type: "stored-taken", rule: "SOL-HUNTER-15", hero: owner, cards: taken });
  },
};

/** SOL-HUNTER-11. */
function giveBack(state: State, owner: string, cards: readonly string[]): void {
  const hero = heroOf(state, owner);
  const stored = [...(hero.stored ?? [])];
  for (const card of cards) {
    stored.splice(stored.indexOf(card), 1);
    toReserve(state, card);
  }
  if (stored.length > 0) hero.stored = stored;
  else delete hero.stored;
}

/** SOL-HUNTER-03, 08, 13: one or more, in any order, or none. */
function* activateSome(table: CatacombsTable, owner: string): Script {
  const { state, tell } = table;
  const hero = heroOf(state, owner);
  // The Trophy Hook stands for one icon in each resolution phase.
  let gift = hero.items.includes("trophy-hook") ? 1 : 0;
  for (;;) {
    const able = inactive(state, owner).filter((card) => isAffordable(hero.stored ?? [], card, gift));
    if (able.length === 0) return;
    const asking = { seats: seatOfHero(state, owner), prompt: "activate", rule: "SOL-HUNTER-03" } as const;
    const { id } = yield* choose(asking, [...able.map((card) => ({ id: card.id })), { id: "no" }]);
    const chosen = able.find((card) => card.id === id);
    if (chosen === undefined) return;
    const paid = yield* payment(table, owner, chosen, gift);
    if (!isPaidBy(chosen.cost, paid, 0)) gift = 0;
    giveBack(state, owner, paid);
    hero.artefacts = [...(hero.artefacts ?? []), chosen.id];
    tell({ type: "activated", rule: "SOL-HUNTER-12", hero: owner, item: chosen.id, cards: paid });
  }
}

function inactive(state: State, owner: string): readonly ArtefactCard[] {
  const { artefacts = [] } = heroOf(state, owner);
  return allArtefacts(state.options).filter(({ id }) => !artefacts.includes(id));
}

function isAffordable(stored: readonly string[], { cost }: ArtefactCard, gift: number): boolean {
  return isPaidBy(cost, stored, gift);
}

/** SOL-HUNTER-05 to 09: icon by icon, the colours first; he is asked where he has a choice. */
function* payment(
  { state }: CatacombsTable,
  owner: string,
  { id: item, cost }: ArtefactCard,
  given: number,
): Script<readonly string[]> {
  const left = [...(heroOf(state, owner).stored ?? [])];
  const paid: string[] = [];
  let gift = given;
  const icons = cost.toSorted((a, b) => Number(a === "any") - Number(b === "any"));
  for (const [i, icon] of icons.entries()) {
    const rest = icons.slice(i + 1);
    const kinds = [...new Set(left)]
      .filter((card) => icon === "any" || monsterOf(card).family === icon)
      .filter((card) => isPaidBy(rest, without(left, card), gift));
    const swarm = icon === "any" ? undefined : fiveOf(left);
    const vermin =
      swarm !== undefined && isPaidBy(rest, swarm.rest, gift) ? [{ id: "five-vermin" } as const] : [];
    const hook = gift > 0 && isPaidBy(rest, left, gift - 1) ? [{ id: "trophy-hook" } as const] : [];
    const options = [...kinds.map((card) => ({ id: card, card })), ...vermin, ...hook];
    const about = { item };
    const asking = {
      seats: seatOfHero(state, owner),
      prompt: "artefact-cost",
      rule: "SOL-HUNTER-05",
      about,
    } as const;
    const [only] = options;
    if (only === undefined) throw new Error(`${item} was offered, and cannot be paid`);
    const choice = options.length === 1 ? only : yield* choose(asking, options);
    if ("card" in choice) {
      left.splice(left.indexOf(choice.card), 1);
      paid.push(choice.card);
    } else if (choice.id === "five-vermin" && swarm !== undefined) {
      left.splice(0, left.length, ...swarm.rest);
      paid.push(...swarm.five);
    } else gift--;
  }
  return paid;
}

/** VER-SOLOTH-08, VER-RULING-94: five Vermin out of these, those of which there are most first. */
function fiveOf(
  cards: readonly string[],
): { readonly five: readonly string[]; readonly rest: readonly string[] } | undefined {
  const isVermin = (card: string) => monsterOf(card).family === "vermin";
  const count = (card: string) => cards.filter((other) => other === card).length;
  const five = cards
    .filter(isVermin)
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, verminForOne);
  if (five.length < verminForOne) return undefined;
  return { five, rest: five.reduce(without, cards) };
}

function without(cards: readonly string[], one: string): readonly string[] {
  const at = cards.indexOf(one);
  return cards.filter((_, i) => i !== at);
}
