import { because, type RuleId, w } from "@ossuaire/kernel";
import type { Modifier } from "../../attack.ts";
import type { HeroId } from "../../options.ts";
import { loseLife } from "../../rules/harm.ts";
import { type Character, heroOf, lifeOf, type Open, type State } from "../../state.ts";
import type { CatacombsTable } from "../../table.ts";
import type { Trait } from "../../trait.ts";
import { heroCard, traitsOf } from "../box.ts";
import { poisonCard } from "./poison-cards.ts";

/** VER-POISON-01, 05 to 08, VER-RULING-13 to 15: whoever it has hurt, and who lives, draws a Poison card. */
export const poison: Modifier = {
  id: "poison",
  name: { fr: "Poison", en: "Poison" },
  rule: "VER-POISON-01",
  colour: "green",
  *afterHurt(table, attacker, target) {
    const isLethal = traitsOf(table.state, attacker).some(({ id }) => id === lethal.id);
    dose(table, target, isLethal ? 2 : 1, isLethal ? "VER-LETHAL-01" : "VER-POISON-06");
  },
};

/** VER-LETHAL-01, 02, VER-RULING-22: it doubles the card of a Poison attack, and makes none of another. */
export const lethal: Trait = {
  id: "lethal",
  name: { fr: "Létal", en: "Lethal" },
  text: {
    fr: "Son Poison fait tirer deux cartes au lieu d’une.",
    en: "Its Poison draws two cards instead of one.",
  },
  rule: "VER-LETHAL-01",
  warns: ({ modifiers }) => modifiers.includes(poison),
};

/** VER-RULING-19: from here on everybody is warned. */
const fewCards = 5;

/**
 * VER-POISON-06 to 14: a Hero draws so many cards, one after the other, as long as he lives (VER-RULING-21). Life that is
 * lost by it nothing keeps off (VER-RULING-18); whoever asks for it has to reckon afterwards.
 */
export function dose(table: CatacombsTable, target: Character, cards: number, rule: RuleId): void {
  const { state } = table;
  if (target.kind !== "hero") return;
  for (let i = 0; i < cards && lifeOf(state, target) > 0; i++) draw(table, target, rule);
}

function draw(table: CatacombsTable, target: Character, rule: RuleId): void {
  const { state, reveal, tell } = table;
  const { id: piece, card } = target;
  const deck = deckOf(state);
  const drawn = deck.shift();
  // VER-POISON-13, VER-RULING-20.
  if (drawn === undefined) {
    tell({ type: "lethal-dose", rule: "VER-POISON-13", piece, card });
    die(table, target);
    return;
  }
  const hero = heroOf(state, card);
  hero.poison = [...(hero.poison ?? []), drawn];
  const { value, harm } = poisonCard(drawn);
  const [total, limit] = [poisonIn(state, card), limitOf(card)];
  const doses = {
    total,
    limit,
    ...(isDeadly(state, card) && total < limit ? { deadly: true as const } : {}),
  };
  reveal({ type: "poisoned", rule, piece, card, poison: drawn, value, ...doses });
  if (deck.length <= fewCards) tell({ type: "poison-runs-out", rule: "VER-RULING-19", left: deck.length });
  if (harm > 0) loseLife(table, target, harm);
  if (total < limit || lifeOf(state, target) === 0) return;
  tell({ type: "dies-of-poison", rule: "VER-POISON-09", piece, card, total, limit });
  die(table, target);
}

/** VER-VERDICT-09: life goes to 0, and the rest is as with any death. */
function die(table: CatacombsTable, target: Character): void {
  loseLife(table, target, lifeOf(table.state, target));
}

function deckOf({ poison: stock }: State): string[] {
  if (stock === undefined) throw new Error("there is no Poison deck on this table");
  return stock.deck;
}

/** VER-POISON-07: the running total of a Hero … */
export function poisonIn(state: Pick<Open, "heroes">, hero: HeroId): number {
  return cardsOf(state, hero).reduce((sum, id) => sum + poisonCard(id).value, 0);
}

/** … and VER-RULING-16: the total of which he dies, whatever else changes. */
export function limitOf(hero: HeroId): number {
  return heroCard(hero).life;
}

/** Whether the next card may be his last: what is left in the deck everybody knows, and what comes next nobody does. */
export function isDeadly(state: State, hero: HeroId): boolean {
  const deck = deckOf(state);
  const { life } = heroOf(state, hero);
  const gap = limitOf(hero) - poisonIn(state, hero);
  return deck.length === 0 || deck.map(poisonCard).some(({ value, harm }) => value >= gap || harm >= life);
}

/** There is nothing to cure. */
export const notPoisoned = because(
  "VER-CURE-01",
  w("Pas de carte Poison à défausser.", "There is no Poison card to discard."),
);

export function cardsOf({ heroes }: Pick<Open, "heroes">, hero: HeroId): readonly string[] {
  return heroes[hero]?.poison ?? [];
}

/** VER-CURE-05: one card is taken away, and lies face up beside the deck. */
export function remove({ state, tell }: CatacombsTable, hero: HeroId, id: string, rule: RuleId): void {
  putAside(state, hero, [id]);
  tell({ type: "cured", rule, hero, poison: id, value: poisonCard(id).value, total: poisonIn(state, hero) });
}

/** VER-CURE-07, VER-RULING-24: whoever comes back to life has no poison left. */
export function purge({ state, tell }: CatacombsTable, hero: HeroId): void {
  const cards = cardsOf(state, hero);
  if (cards.length === 0) return;
  putAside(state, hero, cards);
  tell({ type: "purged", rule: "VER-CURE-07", hero, cards: cards.length });
}

function putAside(state: State, hero: HeroId, cards: readonly string[]): void {
  heroOf(state, hero).poison = cardsOf(state, hero).filter((card) => !cards.includes(card));
  state.poison?.discards.push(...cards);
}
