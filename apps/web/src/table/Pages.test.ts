import type { Flicked } from "@ossuaire/discs";
import type { GameEvent, Sight } from "@ossuaire/kernel";
import type { News } from "@ossuaire/table";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Pace, Pages } from "./Pages.ts";

const flicked = {
  type: "flicked",
  rule: "CON-SHOT-01",
  seat: "sword",
  piece: "s1",
  vx: 300,
  vy: -40,
} as const;
const hit: GameEvent = { type: "hit", rule: "CON-HIT-01" };

function news(page: number, events: readonly GameEvent[] = [], anew = false): News {
  const sight: Sight = {
    viewer: "audience",
    page,
    view: {},
    decision: undefined,
    waiting: undefined,
    outcome: undefined,
    events,
    anew,
    undoable: 0,
  };
  return { page, number: page, sights: { audience: sight }, undo: {} };
}

/** A person is asked on every page that is a multiple of ten; the pages between are a bot's. */
function pages(pause: ReturnType<Pace["pause"]> = 0): Pages {
  return new Pages({
    flicks: ({ sights }) => sights["audience"]?.events.filter(isFlick) ?? [],
    pause: (_, __, again) => (again ? 1000 : pause),
    asks: ({ page }) => page % 10 === 0,
  });
}

function isFlick(event: GameEvent): event is GameEvent & Flicked {
  return event.type === "flicked";
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first page is shown as it stands, without its flicks", () => {
  const one = pages();
  one.hear(news(0, [flicked]));
  expect(one.shown()).toMatchObject({ news: { page: 0 }, flick: undefined, behind: false });
});

test("a flick is watched before its page is shown", () => {
  const one = pages();
  one.hear(news(0));
  one.hear(news(1, [flicked, hit]));
  expect(one.shown()).toMatchObject({ news: { page: 0 }, flick: flicked, behind: true });
  expect(one.shown()?.heard["audience"]).toEqual([]);
  one.flickEnded();
  expect(one.shown()).toMatchObject({ news: { page: 1 }, flick: undefined, behind: false });
  expect(one.shown()?.heard["audience"]).toEqual([flicked, hit]);
});

test("pages that come too fast wait for their turn", () => {
  const one = pages(500);
  for (const page of [0, 1, 2]) one.hear(news(page));
  expect(one.shown()?.news.page).toBe(0);
  vi.advanceTimersByTime(500);
  expect(one.shown()).toMatchObject({ news: { page: 1 }, behind: true });
  vi.advanceTimersByTime(500);
  expect(one.shown()).toMatchObject({ news: { page: 2 }, behind: false });
});

test("how long a page has stood already counts", () => {
  const one = pages(500);
  one.hear(news(0));
  vi.advanceTimersByTime(400);
  one.hear(news(1));
  expect(one.shown()?.news.page).toBe(0);
  vi.advanceTimersByTime(100);
  expect(one.shown()?.news.page).toBe(1);
});

test("skipping goes to the last page at once, and nothing heard is lost", () => {
  const one = pages(500);
  one.hear(news(0));
  one.hear(news(1, [flicked]));
  one.hear(news(2, [hit]));
  one.skip();
  expect(one.shown()).toMatchObject({ news: { page: 2 }, flick: undefined, behind: false });
  expect(one.shown()?.heard["audience"]).toEqual([flicked, hit]);
  vi.advanceTimersByTime(5000);
  expect(one.shown()?.news.page).toBe(2);
});

test("after an undo what was heard is heard anew", () => {
  const one = pages();
  one.hear(news(0, [hit]));
  one.hear(news(1, [hit]));
  one.hear(news(0, [hit], true));
  expect(one.shown()?.heard["audience"]).toEqual([hit]);
});

test("step by step a page stands until it is told to go on", () => {
  const one = pages("held");
  for (const page of [0, 1, 2]) one.hear(news(page));
  vi.advanceTimersByTime(60_000);
  expect(one.shown()).toMatchObject({ news: { page: 0 }, held: true, behind: true });
  one.step();
  expect(one.shown()).toMatchObject({ news: { page: 1 }, held: true });
  one.step();
  expect(one.shown()).toMatchObject({ news: { page: 2 }, held: false, behind: false });
  one.step();
  expect(one.shown()?.news.page).toBe(2);
});

test("who wishes another pace need not wait by the old one", () => {
  let pause: ReturnType<Pace["pause"]> = "held";
  const one = new Pages({ flicks: () => [], pause: () => pause, asks: () => false });
  one.hear(news(0));
  one.hear(news(1));
  expect(one.shown()?.held).toBe(true);
  pause = 300;
  one.hurry();
  expect(one.shown()).toMatchObject({ news: { page: 0 }, held: false });
  vi.advanceTimersByTime(300);
  expect(one.shown()?.news.page).toBe(1);
});

test("the others' last turn is shown again from its beginning, and then the match stands where it stood", () => {
  const one = pages();
  one.hear(news(0));
  expect(one.shown()?.again).toBe("no");
  // 1: what the person did. 2 and 10: what came of it.
  for (const page of [1, 2]) one.hear(news(page, [hit]));
  one.hear(news(10, [flicked]));
  one.flickEnded();
  expect(one.shown()).toMatchObject({ news: { page: 10 }, again: "can", sum: undefined });
  const { heard } = one.shown() ?? {};
  one.showAgain();
  expect(one.shown()).toMatchObject({ news: { page: 1 }, again: "shows", behind: true });
  expect(one.shown()?.heard).toEqual(heard);
  vi.advanceTimersByTime(1000);
  expect(one.shown()).toMatchObject({ news: { page: 2 }, again: "shows" });
  vi.advanceTimersByTime(1000);
  expect(one.shown()).toMatchObject({ news: { page: 2 }, flick: flicked });
  one.flickEnded();
  expect(one.shown()).toMatchObject({ news: { page: 10 }, again: "shows", flick: undefined });
  vi.advanceTimersByTime(1000);
  expect(one.shown()).toMatchObject({ news: { page: 10 }, again: "can", behind: false, sum: [hit, flicked] });
  expect(one.shown()?.heard).toEqual(heard);
});

test("what is shown again ends at any moment, and loses nothing that was told meanwhile", () => {
  const one = pages();
  for (const page of [0, 1, 10]) one.hear(news(page));
  one.showAgain();
  one.hear(news(11));
  expect(one.shown()).toMatchObject({ news: { page: 1 }, again: "shows" });
  one.endAgain();
  expect(one.shown()).toMatchObject({ news: { page: 11 }, behind: false });
  vi.advanceTimersByTime(60_000);
  expect(one.shown()?.news.page).toBe(11);
});

test("a turn of one's own keeps the others' last one for showing again, an undo does not", () => {
  const one = pages();
  for (const page of [0, 1, 10, 20]) one.hear(news(page));
  expect(one.shown()?.again).toBe("can");
  one.hear(news(10, [], true));
  expect(one.shown()?.again).toBe("no");
});

test("what is skipped is summed up, until the next page", () => {
  const one = pages(500);
  one.hear(news(0));
  vi.advanceTimersByTime(500);
  one.hear(news(1, [flicked]));
  one.flickEnded();
  one.hear(news(2, [hit]));
  one.hear(news(10));
  one.skip();
  expect(one.shown()).toMatchObject({ news: { page: 10 }, sum: [hit] });
  one.hear(news(20));
  vi.advanceTimersByTime(500);
  expect(one.shown()?.sum).toBeUndefined();
});

test("one's own flick is shown at once, and what came of it when the table tells", () => {
  const one = pages();
  one.hear(news(0));
  one.foresee(flicked);
  expect(one.shown()).toMatchObject({ news: { page: 0 }, flick: flicked, behind: true });
  one.flickEnded();
  expect(one.shown(), "the discs stay where they came to lie").toMatchObject({ flick: flicked });
  one.hear(news(1, [flicked, hit]));
  expect(one.shown()).toMatchObject({ news: { page: 1 }, flick: undefined, behind: false });
});

test("a flick that the table confirms while it runs is watched once, to its end", () => {
  const one = pages();
  one.hear(news(0));
  one.foresee(flicked);
  one.hear(news(1, [flicked, hit]));
  expect(one.shown()).toMatchObject({ news: { page: 0 }, flick: flicked });
  one.flickEnded();
  expect(one.shown()).toMatchObject({ news: { page: 1 }, flick: undefined, behind: false });
});

test("where the table tells of another flick, that one is shown", () => {
  const other = { ...flicked, vx: 299 };
  const one = pages();
  one.hear(news(0));
  one.foresee(flicked);
  one.flickEnded();
  one.hear(news(1, [other]));
  expect(one.shown()).toMatchObject({ news: { page: 0 }, flick: other });
});

test("a flick that the table refuses is taken back", () => {
  const one = pages();
  one.hear(news(0));
  one.foresee(flicked);
  one.unforesee();
  expect(one.shown()).toMatchObject({ news: { page: 0 }, flick: undefined, behind: false });
});
