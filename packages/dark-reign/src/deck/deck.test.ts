import { xoroshiro } from "@ossuaire/kernel";
import { scriptedDice } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { planDeck, questZones } from "../content/zones/deck.ts";
import { builtPack } from "./build.ts";
import { dealt, dealtUnder } from "./deal.ts";
import { generated, rolledLines } from "./generate.ts";

const plans = planDeck.map(({ id }) => id);
const main = questZones[0]?.id ?? "";
const secondary = "crypt";

const packs = (drawn: number, second?: string) =>
  Array.from({ length: 200 }, (_, seed) =>
    builtPack(xoroshiro.fromSeed(`${seed}`), { plans, drawn, main, ...(second && { secondary: second }) }),
  );

test("REG-DECK-01 each game has a board of its own", () => {
  expect(new Set(packs(4).map((pack) => pack.join())).size).toBeGreaterThan(190);
});

test("REG-DECK-03 the quests’ zone cards are taken out before anything is drawn: each is there once", () => {
  for (const pack of packs(8, secondary)) {
    expect(new Set(pack).size).toBe(pack.length);
    expect(pack.filter((card) => card === secondary)).toHaveLength(1);
  }
});

test("REG-DECK-04 four random cards are drawn, more or fewer for another length", () => {
  expect(new Set(packs(4).map((pack) => pack.length))).toEqual(new Set([5]));
  expect(new Set(packs(8).map((pack) => pack.length))).toEqual(new Set([9]));
  expect(new Set(packs(4).flat())).toEqual(new Set([...plans, main]));
});

test("REG-DECK-05 a secondary quest’s card is added and shuffled in", () => {
  const places = packs(4, secondary).map((pack) => pack.indexOf(secondary));
  expect(new Set(places)).toEqual(new Set([1, 2, 3, 4, 5]));
});

test("REG-DECK-06 the main quest’s card goes into the lower half", () => {
  for (const pack of packs(4)) expect(pack.indexOf(main)).toBeGreaterThanOrEqual(2);
});

test("REG-DECK-07 that half is shuffled: the main quest lies anywhere in it, never in the top half", () => {
  expect(new Set(packs(6).map((pack) => pack.indexOf(main)))).toEqual(new Set([3, 4, 5, 6]));
});

test("REG-VERDICT-35 of an odd number of cards the top half gets more", () => {
  expect(new Set(packs(3).map((pack) => pack.indexOf(main)))).toEqual(new Set([2, 3]));
  expect(new Set(packs(4, secondary).map((pack) => pack.indexOf(main)))).toEqual(new Set([3, 4, 5]));
});

test("REG-VERDICT-62 a secondary quest’s card on top changes places with the one below", () => {
  for (const pack of packs(3, secondary)) expect(pack[0]).not.toBe(secondary);
});

test("REG-SPLIT-01 the pack is dealt equally among the exits, one card at a time", () => {
  expect(dealt([1, 2, 3, 4, 5, 6], 3).map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(dealt([1, 2, 3, 4, 5], 3).map(({ length }) => length)).toEqual([2, 2, 1]);
});

test("REG-SPLIT-02 the dealing starts from the bottom of the pack", () => {
  expect(dealt(["top", "b", "c", "bottom"], 3)).toEqual([["top", "bottom"], ["c"], ["b"]]);
});

test("REG-VERDICT-37 each new card lies on top of its pile; with one exit the whole pack goes there", () => {
  expect(dealt([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 3, 5],
    [2, 4],
  ]);
  expect(dealt([1, 2, 3], 1)).toEqual([[1, 2, 3]]);
  expect(dealt([1], 2)).toEqual([[1], []]);
});

test("REG-SPLIT-03 the rest of a dead end is dealt over all exits that are left", () => {
  expect(dealtUnder([["a"], []], ["x", "y", "z"])).toEqual([["a", "x", "z"], ["y"]]);
});

test("REG-VERDICT-38 what is dealt is slipped whole under the piles: cards that wait keep their turn", () => {
  expect(dealtUnder([["a", "b"], ["c"]], ["x", "y"])).toEqual([
    ["a", "b", "y"],
    ["c", "x"],
  ]);
});

/** Content of the entrance hall when its lines are rolled so. */
function hall(isFirst: boolean, ...rolls: readonly number[]) {
  const script = scriptedDice(rolls);
  const content = generated(rolledLines(script.fromSeed(""), planDeck[0]?.table ?? [], { isFirst }));
  expect(script.unused()).toEqual([]);
  return content;
}

test("REG-GEN-03 a piece is there if its roll is equal to or above its number", () => {
  // Encounter 3, chest 5, barrel 3, table 4, corpse 4, spikes 5, rubble 4.
  expect(hall(false, 3, 4, 2, 4, 5, 5, 3)).toEqual(["encounter", "table", "corpse", "spikes"]);
});

test("REG-DRAW-07 in the first zone nothing is rolled for an encounter", () => {
  expect(hall(true, 5, 3, 0, 0, 0, 4)).toEqual(["chest", "barrel", "rubble"]);
});

test("REG-VERDICT-41 each copy of a piece has a roll of its own", () => {
  const crypt = planDeck[5]?.table.filter(({ what }) => what === "tomb") ?? [];
  expect(generated(rolledLines(scriptedDice([0, 0]).fromSeed(""), crypt, { isFirst: false }))).toEqual([
    "tomb",
  ]);
  expect(generated(rolledLines(scriptedDice([0, 1]).fromSeed(""), crypt, { isFirst: false }))).toEqual([
    "tomb",
    "tomb",
  ]);
});
