import { Match, randomAnswer, sightOf, xoroshiro } from "@ossuaire/kernel";
import { playStep } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import { catacombs } from "../catacombs.ts";
import { roomOf } from "../content/box.ts";
import { rulesIn } from "../testing/catalogue.ts";
import { heroes } from "./moves.ts";
import { tutorial } from "./tutorial.ts";

const { chapters, learned, parting } = tutorial;
const steps = chapters.flatMap((chapter) => chapter.steps);
const begin = () => Match.start(catacombs, tutorial.terms());

describe("the first minute", () => {
  test("is played in a room as its card has it, from the Heroes' first turn", () => {
    const { state } = begin();
    const card = roomOf(state.rooms[state.here]?.card ?? "");
    const kinds =
      state.fight?.pieces.flatMap((piece) => (piece.kind === "monster" ? [piece.card] : [])) ?? [];
    for (const { monster, count } of card.kind === "combat" ? card.monsters : [])
      expect(kinds.filter((kind) => kind === monster)).toHaveLength(count);
    expect(kinds).toHaveLength(4);
    expect([state.phase, state.fight?.round]).toEqual(["heroes", 1]);
  });

  test("goes by what the coach shows from the first pull into the turn of the Overseer, and every step counts", () => {
    const match = begin();
    for (const step of steps) expect(playStep(match, step), step.words.en).toBe(true);
    const told = match.pages.flatMap((page) => page.told).map(({ event }) => event.type);
    expect(told).toEqual(expect.arrayContaining(["hit", "hurt"]));
    expect(match.state.phase).toBe("overseer");
    expect(match.outcome).toBeUndefined();
  });

  test("asks the learner to pull twice and to end the turn", () => {
    const own = steps.filter(({ exercise }) => exercise?.by === "learner");
    expect(own.map(({ exercise }) => exercise?.by === "learner" && exercise.pulls === true)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test("cites rules that the catalogue has", () => {
    const ids = rulesIn("en").map(({ id }) => id);
    for (const { rule, rules } of steps) expect(ids).toEqual(expect.arrayContaining([rule, ...rules]));
  });

  test("wherever the learner's flicks lead, the coach finds a way on or says so", { tags: ["long"] }, () => {
    const rng = xoroshiro.fromSeed("learner");
    for (let learner = 0; learner < 12; learner++) {
      const match = begin();
      for (const step of steps) {
        const { exercise } = step;
        const { decision, page } = match;
        if (exercise?.by === "learner" && decision?.kind === "flick") {
          match.submit(heroes, randomAnswer(decision, rng));
          if (exercise.counts(sightOf(match, heroes, page.serial))) continue;
          match.undo(1, match.seats);
        }
        expect(playStep(match, step), step.words.en).toBe(true);
      }
    }
  });

  test("a miss does not count, and is taken back", () => {
    const match = begin();
    const blow = steps.findIndex(
      ({ exercise }) => exercise?.by === "learner" && exercise.missed !== undefined,
    );
    for (const step of steps.slice(0, blow)) playStep(match, step);
    const before = match.hash();
    const { serial } = match.page;
    match.submit(heroes, { kind: "flick", piece: "elf", vx: -60, vy: 0 });
    const exercise = steps[blow]?.exercise;
    expect(exercise?.by === "learner" && exercise.counts(sightOf(match, heroes, serial))).toBe(false);
    expect(match.undo(1, match.seats)).toBeUndefined();
    expect(match.hash()).toBe(before);
  });
});

describe("its words", () => {
  const words = [
    ...steps.map((step) => step.words),
    ...steps.flatMap(({ exercise }) => (exercise?.by === "learner" ? (exercise.missed ?? []) : [])),
    ...chapters.map(({ title }) => title),
    ...learned,
    parting,
  ];

  test("are short enough for a phone", () => {
    for (const { fr, en } of words) for (const text of [fr, en]) expect(text.length, text).toBeLessThan(185);
  });

  test("have the signs of their language", () => {
    for (const { fr, en } of words) {
      expect(fr).not.toMatch(/['"]| [:;!?»]|« /);
      expect(en).not.toMatch(/['"]|[\u00a0\u202f]/);
    }
  });
});
