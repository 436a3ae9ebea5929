import { expect, test } from "vitest";
import { recipes } from "./recipes.ts";

test.each(Object.entries(recipes))("%s is over before the next thing happens: within 400 ms", (_, parts) => {
  expect(Math.max(...parts.map(({ at, length }) => at + length))).toBeLessThan(0.4);
  // All at once they must not clip.
  expect(parts.reduce((sum, { strength }) => sum + strength, 0)).toBeLessThanOrEqual(1.3);
});

test("hit, hurt, death, coin, door, card, turn, step, dice, chest, spell and discovery each have a sound", () => {
  expect(Object.keys(recipes).toSorted()).toEqual([
    "ambush",
    "card",
    "chest",
    "coin",
    "death",
    "dice",
    "discovery",
    "door",
    "hit",
    "hurt-heroes",
    "hurt-monsters",
    "my-turn",
    "spell",
    "step",
  ]);
});
