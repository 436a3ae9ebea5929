// @module-tag long
import { Match, randomAnswer, sightOf, xoroshiro } from "@ossuaire/kernel";
import { playStep } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import { conquest } from "../conquest.ts";
import { ruleIds, rulesOf } from "../testing/catalogue.ts";
import { type Duel, onMatch } from "../testing/duel.ts";
import type { Step } from "./step.ts";
import { tutorial } from "./tutorial.ts";

const { chapters, learned } = tutorial;
const steps = chapters.flatMap((chapter) => chapter.steps);
const begin = (): Duel => onMatch(Match.start(conquest, tutorial.terms()));

describe("the tutorial", () => {
  test("is played from start to end by what the coach shows, and every step counts", () => {
    const game = begin();
    for (const step of steps) expect(playStep(game.match, step), step.words.en).toBe(true);
    expect(game.match.outcome).toBeUndefined();
  });

  test("tells of every rule of CON-TUTO, in its order", () => {
    const told = [...new Set(steps.map(({ rule }) => rule))];
    expect(told.toSorted()).toEqual(rulesOf("TUTO").map(({ id }) => id));
    expect(told).toEqual(told.toSorted());
  });

  test("asks the learner for every kind of answer there is in it", () => {
    const game = begin();
    const kinds = new Set<string>();
    for (const step of steps) {
      if (step.exercise?.by === "learner") kinds.add(game.asked.kind);
      playStep(game.match, step);
    }
    expect([...kinds].toSorted()).toEqual(["choose", "flick", "place"]);
  });

  test("cites rules that the catalogue has", () => {
    for (const id of steps.flatMap(({ rules }) => rules)) expect(ruleIds).toContain(id);
  });

  test("shows only the hands of the learner's team", () => {
    for (const { viewer, steps } of chapters) {
      expect(["s1", "s2"]).toContain(viewer);
      for (const { exercise } of steps) if (exercise?.by === "learner") expect(exercise.seat).toBe(viewer);
    }
  });
});

describe("its words", () => {
  const words = [
    ...steps.flatMap(({ words, exercise }) => [words, ...missedOf(exercise)]),
    ...chapters.map(({ title }) => title),
    ...learned,
    tutorial.parting,
  ];

  test("are there in both languages, and short enough for a phone", () => {
    for (const { fr, en } of words) {
      for (const text of [fr, en]) expect(text.length, text).toBeGreaterThan(8);
      for (const text of [fr, en]) expect(text.length, text).toBeLessThan(215);
    }
  });

  test("have the signs of their language", () => {
    for (const { fr, en } of words) {
      expect(fr).not.toMatch(/['"]| [:;!?»]|« /);
      expect(en).not.toMatch(/['"]|[\u00a0\u202f]/);
    }
  });
});

describe("a learner with a mind of their own", () => {
  const rng = xoroshiro.fromSeed("learner");

  test("may move and push where they like: the story finds its way, or asks to try again", () => {
    for (let learner = 0; learner < 6; learner++) {
      const game = begin();
      for (const step of steps) {
        if (step.exercise?.by !== "learner" || !playFreely(game, step))
          expect(playStep(game.match, step)).toBe(true);
      }
    }
  });

  /** Whether a random flick did what the step wants; if not, it is taken back. */
  function playFreely({ match }: Duel, { exercise }: Step): boolean {
    if (exercise?.by !== "learner" || match.decision?.kind !== "flick") return false;
    const { serial } = match.page;
    match.submit(exercise.seat, randomAnswer(match.decision, rng));
    if (exercise.counts(sightOf(match, exercise.seat, serial))) return true;
    match.undo(1, match.seats);
    return false;
  }

  test("who misses is told so, and tries again from the same place", () => {
    const game = begin();
    const blow = steps.findIndex(({ rules }) => rules.includes("CON-COMBAT-01"));
    for (const step of steps.slice(0, blow)) playStep(game.match, step);
    const before = game.match.hash();
    const { serial } = game.match.page;
    game.tap();
    const [missed] = steps.slice(blow).map(({ exercise }) => exercise);
    expect(missed?.by === "learner" && missed.counts(sightOf(game.match, "s1", serial))).toBe(false);
    expect(game.match.undo(1, game.match.seats)).toBeUndefined();
    expect(game.match.hash()).toBe(before);
  });
});

function missedOf(exercise: Step["exercise"]) {
  return exercise?.by === "learner" && exercise.missed !== undefined ? [exercise.missed] : [];
}
