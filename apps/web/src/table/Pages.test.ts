import type { GameEvent, Sight } from "@ossuaire/kernel";
import type { News } from "@ossuaire/table";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pages } from "./Pages.ts";

const flicked: GameEvent = { type: "flicked", rule: "CON-SHOT-01" };
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

function pages(pause = 0): Pages {
  return new Pages({
    flicks: ({ sights }) => sights["audience"]?.events.filter(({ type }) => type === "flicked") ?? [],
    pause: () => pause,
  });
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
