import { expect, test } from "vitest";
import { type Bot, playBot, randomAnswer } from "./index.ts";
import { newSkirmish, redDoes } from "./testing/situations.ts";
import type { Skirmish } from "./testing/skirmish.ts";
import { testRng } from "./testing/two-worlds.ts";

const atRandom: Bot<Skirmish> = ({ decision }, rng) => {
  if (decision === undefined) throw new Error("not asked");
  return randomAnswer(decision, rng);
};

test("bots play a match to its end, each from what its own seat sees", () => {
  const match = newSkirmish();
  const seen = new Set<string>();
  const watched: Bot<Skirmish> = (sight, rng) => {
    seen.add(sight.viewer);
    return sight.decision?.kind === "place"
      ? { kind: "place", spots: sight.decision.suggestion }
      : atRandom(sight, rng);
  };
  const rng = testRng("bots");
  while (match.decision !== undefined) playBot(match, { red: watched, blue: watched }, rng);
  expect([...seen].toSorted()).toEqual(["blue", "red"]);
  expect(match.outcome).toBeDefined();
});

test("a question to several seats goes to the first that has a bot", () => {
  const match = redDoes("rest");
  playBot(match, { blue: () => ({ kind: "choose", option: "no" }) }, testRng("truce"));
  expect(match.answers.at(-1)).toMatchObject({ seat: "blue" });
});

test("a bot that is not asked, or that is refused, is a bug", () => {
  expect(() => playBot(newSkirmish(), { blue: atRandom }, testRng("x"))).toThrow("no bot is asked");
  const wrong: Bot<Skirmish> = () => ({ kind: "choose", option: "fly" });
  expect(() => playBot(newSkirmish(), { red: wrong }, testRng("x"))).toThrow("unknown-option");
});
