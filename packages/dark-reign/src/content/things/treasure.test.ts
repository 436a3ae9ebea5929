import { describe, expect, test } from "vitest";
import "../packs.ts";
import { rowOf, type Sort } from "../../cards/treasure.ts";
import { findCard } from "../../shelf.ts";
import { treasureTables } from "./treasure.ts";

const { natures, sorts: treasures } = treasureTables;

const rolls = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const printedNatures: readonly (readonly [string, readonly number[], Sort])[] = [
  ["REG-TREAS-05", [0], "weapon"],
  ["REG-TREAS-06", [1, 2], "potion"],
  ["REG-TREAS-07", [3, 4], "relic"],
  ["REG-TREAS-08", [5, 6], "scroll"],
  ["REG-TREAS-09", [7, 8], "magic-weapon"],
  ["REG-TREAS-10", [9], "magic-armour"],
  ["REG-TREAS-11", [10], "rune"],
];

for (const [rule, on, sort] of printedNatures)
  test(`${rule} the nature of a treasure on ${on.join(" and ")}`, () => {
    expect(rolls.filter((roll) => rowOf(natures, roll) === sort)).toEqual(on);
  });

/** The first rule of a sort's rows, what it sells for and weighs, by the roll of the first row that brings it. */
const printed: Readonly<Record<Sort, readonly [string, number, string]>> = {
  weapon: ["WEAPON", 2, "40/8 100/10 20/6 70/10 50/9 100/13 30/6 60/10 40/8 250/8 200/8"],
  potion: ["POTION", 2, "50/1 50/1 25/1 25/1 75/1 25/1 2/1"],
  relic: ["RELIC", 3, "150/1 150/1 150/1 100/1 150/1 100/1 150/1 75/2 300/1 25/4 75/5"],
  scroll: ["SCROLL", 2, "100/1 100/1 100/1 100/1 100/1 150/1 25/4 25/4 25/4 200/4 200/4"],
  "magic-weapon": ["MWEAPON", 2, "150/6 200/8 150/6 150/6 250/6 300/6 150/9 200/10 150/6 150/6 200/8"],
  "magic-armour": ["ARMOUR", 2, "400/22 750/22 500/10 600/28 600/22 100/8 600/24 100/9 400/22 400/22 400/8"],
  rune: ["RUNE", 5, Array.from(rolls, () => "500/0").join(" ")],
};

describe.each(Object.keys(printed).filter(isSort))("the table of a %s", (sort) => {
  const table = treasures[sort];
  const [word, first, figures] = printed[sort];
  const cards = table.map(([, , card]) => findCard("things", card));

  test("has one row for every roll from 0 to 10", () => {
    for (const roll of rolls)
      expect(table.filter(([from, to]) => from <= roll && roll <= to)).toHaveLength(1);
  });

  test("has the rows of the catalogue in their order, with prices and weights", () => {
    expect(cards.map((card) => card?.rule)).toEqual(
      table.map((_, row) => `REG-${word}-${String(first + row).padStart(2, "0")}`),
    );
    expect(cards.map((card) => `${card?.sells}/${card?.weight}`).join(" ")).toBe(figures);
    expect(new Set(cards.map((card) => card?.source))).toEqual(new Set(["rulebook"]));
  });
});

test("the rolls of a potion: the cure on 5 and 6, care from 7 on", () => {
  expect(rolls.map((roll) => rowOf(treasures.potion, roll)).slice(4)).toEqual([
    "speed",
    "cure",
    "cure",
    "care",
    "care",
    "care",
    "care",
  ]);
});

test("a roll that no table has is a fault of ours", () => {
  expect(() => rowOf(natures, 11)).toThrow("no row for 11");
});

function isSort(sort: string): sort is Sort {
  return sort in treasures;
}
