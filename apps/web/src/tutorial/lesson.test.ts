import { Match } from "@ossuaire/kernel";
import type { News } from "@ossuaire/table";
import { describe, expect, test } from "vitest";
import { catacombsCourse } from "../games/catacombs/course.ts";
import { conquestLesson } from "../games/conquest/lesson.ts";
import { LessonTable } from "./LessonTable.ts";
import { ownMoveBefore, ownTurnBefore, stopsOf, termsOf } from "./lesson.ts";
import { lessonName, readProgress } from "./progress.ts";

const stops = stopsOf(conquestLesson);

function opened(answers: Parameters<typeof LessonTable.open>[1] = []): LessonTable {
  const table = LessonTable.open(conquestLesson, answers);
  if (table === undefined) throw new Error("the lesson does not open");
  return table;
}

describe("the stops of a lesson", () => {
  test("count the answers before each, also where one is taken back", () => {
    for (const [at, { step, answers }] of stops.entries()) {
      const change = step.exercise === undefined ? 0 : step.exercise.by === "undo" ? -1 : 1;
      const next = stops[at + 1];
      if (next !== undefined) expect(next.answers).toBe(answers + change);
    }
  });

  test("lead back to the last turn in which the learner acts", () => {
    const skulls = stops.findIndex(({ chapter }) => chapter === 2);
    expect(stops[ownTurnBefore(stops, skulls)]?.chapter).toBe(1);
    expect(ownTurnBefore(stops, 0)).toBe(0);
  });
});

describe("the stops of a lesson in chapters of their own", () => {
  const course = stopsOf(catacombsCourse);
  const second = course.findIndex(({ chapter }) => chapter === 1);

  test("count from the position of each", () => {
    for (const { chapter, opens, deal } of course) {
      expect(deal).toBe(chapter);
      expect(course[opens]?.answers).toBe(0);
    }
    expect(termsOf(catacombsCourse, 1)).not.toEqual(termsOf(catacombsCourse, 0));
  });

  test("lead back to what the learner has done last, and never into another match", () => {
    const own = course.findIndex(({ step }) => step.exercise?.by === "learner");
    expect(ownMoveBefore(course, own)).toBeUndefined();
    expect(ownMoveBefore(course, second - 1)).toBe(own);
    expect(ownMoveBefore(course, second)).toBeUndefined();
    expect(ownTurnBefore(course, second)).toBe(second);
  });
});

describe("the table of a lesson", () => {
  test("tells every seat what it sees, and takes back as far as one likes", () => {
    const table = opened();
    const heard: News[] = [];
    table.follow((news) => heard.push(news));
    expect(table.submit("s1", { kind: "choose", option: "berserker-mage" })).toBeUndefined();
    expect(table.submit("s1", { kind: "flick", piece: "s1", vx: 300, vy: 0 })).toBeUndefined();
    table.backTo(0);
    expect(heard.map(({ number }) => number)).toEqual([0, 1, 2, 0]);
    expect(heard.at(-1)?.sights["s1"]).toMatchObject({ anew: true, decision: { prompt: "card" } });
    expect(Object.keys(heard[0]?.sights ?? {})).toEqual(["s1", "s2", "c1", "c2", "audience"]);
  });

  test("lays out another match, of which nothing was heard before, under pages of its own", () => {
    const table = LessonTable.open(catacombsCourse, []);
    if (table === undefined) throw new Error("the lesson does not open");
    const heard: News[] = [];
    table.follow((news) => heard.push(news));
    expect(table.submit("seat-1", { kind: "choose", option: "explore" })).toBeUndefined();
    table.deal(termsOf(catacombsCourse, 1));
    expect(table.answers).toEqual([]);
    expect(heard.at(-1)?.sights["seat-2"]).toMatchObject({ anew: true, decision: { prompt: "hero-acts" } });
    const pages = heard.map(({ page }) => page);
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
  });

  test("refuses what the match refuses, and tells nobody", () => {
    const table = opened();
    const heard: News[] = [];
    table.follow((news) => heard.push(news));
    expect(table.submit("c1", { kind: "choose", option: "witch" })?.code).toBe("wrong-seat");
    expect(heard).toHaveLength(1);
  });

  test("goes on after the answers that were kept, unless they do not fit", () => {
    const match = Match.start(conquestLesson.game, conquestLesson.terms());
    match.submit("s1", { kind: "choose", option: "berserker-mage" });
    expect(opened(match.answers).answers).toEqual(match.answers);
    const unfit = [{ seat: "s1", answer: { kind: "choose", option: "unicorn" } }] as const;
    expect(LessonTable.open(conquestLesson, unfit)).toBeUndefined();
  });
});

test("the lesson of a game and the longer one are remembered apart", () => {
  const game = "catacombs";
  expect(lessonName({ game })).not.toBe(lessonName({ game, course: true }));
});

describe("what was kept of a lesson", () => {
  const kept = { at: 4, answers: [{ seat: "s1", answer: { kind: "choose", option: "berserker-mage" } }] };

  test("is read", () => expect(readProgress(JSON.parse(JSON.stringify(kept)))).toEqual(kept));

  test.each([null, [], {}, { at: -1, answers: [] }, { at: 1.5, answers: [] }, { at: 1, answers: [1] }])(
    "%j is nothing",
    (input) => expect(readProgress(input)).toBeUndefined(),
  );
});
