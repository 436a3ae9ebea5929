import { fuzzBox } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { conquestBox } from "./box.ts";

test("the box has bots of every level it names, and of no other", () => {
  for (const level of conquestBox.levels) expect(conquestBox.bot(level)).toBeDefined();
  expect(["god", "toString"].map((level) => conquestBox.bot(level))).toEqual([undefined, undefined]);
});

test("whole games are played through the box, and everything in them is said in both languages", () => {
  expect(fuzzBox(conquestBox, 2, 1).violations).toEqual([]);
});

test("every card of the box can be listed, with the same columns in a pile", () => {
  for (const { cards } of conquestBox.cards()) {
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map(({ facts }) => facts.length)).size).toBe(1);
    for (const { name, text } of cards)
      for (const { fr, en } of [name, ...text]) expect([fr, en]).not.toContain("");
  }
});
