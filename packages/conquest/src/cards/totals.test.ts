import { expect, test } from "vitest";
import { teams } from "../teams.ts";
import type { Card } from "./card.ts";
import { allCards, deckOf } from "./decks.ts";

/** How often each name occurs, or how much of it there is. */
function tally(
  entries: readonly (readonly [name: string, amount: number])[],
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [name, amount] of entries) sums[name] = (sums[name] ?? 0) + amount;
  return sums;
}

const shotsOf = (cards: readonly Card[]) => cards.flatMap(({ shots }) => shots);
const kindsOf = (cards: readonly Card[]) => tally(shotsOf(cards).map(({ kind }) => [kind, 1]));
const signsOf = (cards: readonly Card[]) => tally(cards.map(({ sign }) => [sign, 1]));

test("CON-TOTAL-01 each deck has 28 cards, and no title occurs twice", () => {
  for (const team of teams) expect(deckOf(team)).toHaveLength(28);
  for (const nameOf of [({ id }: Card) => id, ({ name }: Card) => name.en, ({ name }: Card) => name.fr]) {
    expect(new Set(allCards.map(nameOf)).size).toBe(56);
  }
});

test("CON-TOTAL-02 each deck has 76 shots, of which 45 attack for 51 damage and 3 are targeted", () => {
  const common = { move: 31, combat: 22, critical: 5, missile: 8, wave: 2, "power-wave": 1 };
  expect(kindsOf(deckOf("sword"))).toEqual({ ...common, longbow: 4, fireball: 3 });
  expect(kindsOf(deckOf("skull"))).toEqual({ ...common, longbow: 2, fireball: 5 });
  for (const team of teams) {
    const shots = shotsOf(deckOf(team));
    expect(shots).toHaveLength(76);
    expect(shots.filter(({ damage }) => damage > 0)).toHaveLength(45);
    expect(shots.reduce((sum, { damage }) => sum + damage, 0)).toBe(51);
    expect(shots.filter(({ targeted }) => targeted)).toHaveLength(3);
  }
});

test("CON-TOTAL-03 each deck has 17 cards with a keyword, equally strong", () => {
  for (const team of teams) {
    const abilities = deckOf(team).flatMap(({ ability }) => ability ?? []);
    expect(abilities).toHaveLength(17);
    expect(tally(abilities.map(({ id, strength }) => [id, strength]))).toEqual({
      heal: 3,
      capture: 2,
      stun: 2,
      "surprise-attack": 1,
      reset: 2,
      inspiration: 4,
      piercing: 2,
      barricade: 2,
      harassment: 1,
    });
  }
});

test("CON-TOTAL-04 each deck has 6 armour cards, 3 leaders and 5 of every other role, and its signs", () => {
  for (const team of teams) {
    const cards = deckOf(team);
    expect(cards.filter(({ armour }) => armour)).toHaveLength(6);
    expect(tally(cards.map(({ role }) => [role, 1]))).toEqual({
      leader: 3,
      "spell-caster": 5,
      fighter: 5,
      creature: 5,
      hunter: 5,
      explorer: 5,
    });
  }
  expect(signsOf(deckOf("sword"))).toEqual({ moth: 5, spider: 5, rat: 5, coral: 5, lizard: 4, jellyfish: 4 });
  expect(signsOf(deckOf("skull"))).toEqual({ rat: 5, coral: 5, lizard: 5, jellyfish: 5, moth: 4, spider: 4 });
});
