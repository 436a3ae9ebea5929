import { fuzzBox } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { catacombsBox } from "./box.ts";

test("the box has bots of every level it names, and of no other", () => {
  for (const level of catacombsBox.levels) expect(catacombsBox.bot(level)).toBeDefined();
  expect(["god", "toString"].map((level) => catacombsBox.bot(level))).toEqual([undefined, undefined]);
});

test("a whole campaign is played through the box, and everything in it is said in both languages", () => {
  expect(fuzzBox(catacombsBox, 1, 1).violations).toEqual([]);
});

test("every card of the box can be listed, with the same columns in a pile", () => {
  for (const { cards } of catacombsBox.cards()) {
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map(({ facts }) => facts.length)).size).toBe(1);
    for (const { name, text } of cards)
      for (const { fr, en } of [name, ...text]) expect([fr, en]).not.toContain("");
  }
});
