import { expect, test } from "vitest";
import type { ClosedBox } from "../box.ts";
import { finishRandomly, Match, xoroshiro } from "../index.ts";
import { fuzzBox } from "./fuzz-box.ts";
import { checkLaws } from "./laws.ts";
import { nimBox } from "./nim.ts";

const shelf: readonly ClosedBox[] = [(open) => open(nimBox)];

test("a game is played at random through its box, whatever game it is", () => {
  for (const box of shelf) {
    const outcome = box(({ game, usual }) => {
      const match = Match.start(game, { options: usual, seed: "box", undo: "free" });
      finishRandomly(match, xoroshiro.fromSeed("box"));
      return match.outcome;
    });
    expect(outcome?.winners).toHaveLength(1);
  }
});

test("the fuzz plays a box by bots and at random, and asks for all its words", () => {
  for (const box of shelf) {
    const { answers, endings, violations } = box((opened) => fuzzBox(opened, 20, 1));
    expect(violations).toEqual([]);
    expect(endings).toEqual({ "NIM-END-01": 20 });
    expect(answers).toBeGreaterThan(60);
  }
});

test("the fuzz tells which words a box does not have", () => {
  const { words } = nimBox;
  const wrong = { ...nimBox, words: { ...words, labels: () => [] } };
  expect(fuzzBox(wrong, 1, 1).violations[0]).toContain("“take” offers 1,2,3");
  const silent = { ...nimBox, words: { ...words, line: () => ({ fr: "", en: "took" }) } };
  expect(fuzzBox(silent, 1, 1).violations[0]).toContain("“” says");
});

test("the tiny game keeps the laws of the kernel", () => {
  const terms = { options: nimBox.usual, seed: "laws", undo: "free" } as const;
  expect(checkLaws(nimBox.game, terms, xoroshiro.fromSeed("laws"))).toBeGreaterThan(6);
});
