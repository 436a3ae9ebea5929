import { checkSpot } from "@ossuaire/flick";
import { Match, randomAnswer, sightOf, xoroshiro } from "@ossuaire/kernel";
import { playStep } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import "../all/index.ts";
import { arenaOf } from "../arena.ts";
import { catacombs } from "../catacombs.ts";
import { everyRule } from "../testing/catalogue.ts";
import { firstRoom, solothLesson, verminLesson } from "./index.ts";

const lessons = {
  "the first room": firstRoom,
  "what is new with Soloth": solothLesson,
  "what is new with Vermin": verminLesson,
};

describe.each(Object.entries(lessons))("%s", (_name, lesson) => {
  const { chapters, learned, parting } = lesson;
  const steps = chapters.flatMap((chapter) => chapter.steps);

  test.each(chapters.map(({ title, steps: own, terms = lesson.terms }) => [title.en, own, terms] as const))(
    "%s goes by what the coach shows from its first step to its last, and every step counts",
    (_title, own, terms) => {
      const match = Match.start(catacombs, terms());
      for (const step of own) expect(playStep(match, step), step.words.en).toBe(true);
    },
  );

  test("wherever a learner puts and flicks discs, the coach finds a way on", { tags: ["long"] }, () => {
    const rng = xoroshiro.fromSeed("learner");
    for (const { steps: own, terms = lesson.terms } of chapters) {
      for (let learner = 0; learner < 10; learner++) {
        const match = Match.start(catacombs, terms());
        for (const step of own) {
          const { exercise } = step;
          const { decision, page } = match;
          if (exercise?.by === "learner" && (decision?.kind === "flick" || decision?.kind === "place")) {
            const refused = match.submit(exercise.seat, randomAnswer(decision, rng));
            if (refused === undefined) {
              if (exercise.counts(sightOf(match, exercise.seat, page.serial))) continue;
              match.undo(1, match.seats);
            }
          }
          expect(playStep(match, step), step.words.en).toBe(true);
        }
      }
    }
  });

  test("begins each chapter with everybody on the board, and nobody on anybody", () => {
    for (const { title, terms = lesson.terms } of chapters) {
      const { fight } = Match.start(catacombs, terms()).state;
      const arena = fight && arenaOf(fight.board, fight.pieces);
      for (const { id, on, radius, x, y } of fight?.pieces ?? []) {
        if (arena === undefined || on !== undefined) continue;
        const others = { ...arena, discs: arena.discs.filter((disc) => disc.id !== id) };
        expect(checkSpot(others, { id, radius, x, y }).ok, `${title.en}: ${id}`).toBe(true);
      }
    }
  });

  test("cites rules that the catalogues have", () => {
    const ids = everyRule().map(({ id }) => id);
    for (const { rule, rules } of steps) expect(ids).toEqual(expect.arrayContaining([rule, ...rules]));
  });

  const words = [
    ...steps.map((step) => step.words),
    ...steps.flatMap(({ exercise }) => (exercise?.by === "learner" ? (exercise.missed ?? []) : [])),
    ...chapters.map(({ title }) => title),
    ...learned,
    parting,
  ];

  test("speaks shortly enough for a phone, with the signs of each language", () => {
    for (const { fr, en } of words) {
      for (const text of [fr, en]) expect(text.length, text).toBeLessThan(185);
      expect(fr).not.toMatch(/['"]| [:;!?»]|« /);
      expect(en).not.toMatch(/['"]|[\u00a0\u202f]/);
    }
  });
});
