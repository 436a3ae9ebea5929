import type { GameEvent, Sight } from "@ossuaire/kernel";
import type { Face, News } from "@ossuaire/table";
import { expect, test } from "vitest";
import type { Known } from "./Connection.ts";
import { type Archive, RemoteTable } from "./RemoteTable.ts";

const event = (n: number): GameEvent => ({ type: `event ${n}`, rule: "CON-TURN-01" });

function news(page: number, events: readonly number[]): News {
  const sight: Sight = {
    viewer: "sword",
    page,
    view: {},
    decision: undefined,
    waiting: undefined,
    outcome: undefined,
    events: events.map(event),
    anew: false,
    undoable: 0,
  };
  return { page, number: page, sights: { sword: sight }, undo: {} };
}

/** A table at whose line a test speaks. */
function tableWith(archive: Partial<Archive>, places: Face["places"] = {}) {
  let say: (told: News) => void = () => {};
  const face: Face = {
    game: "conquest",
    undo: "free",
    pace: { kind: "none" },
    stage: "on",
    places,
    needs: [],
    talk: "text",
  };
  const about = { type: "table", face, you: ["sword"], host: false, here: [], watching: 0, now: 0 } as const;
  let look: () => void = () => {};
  let known: Known = {
    about,
    ahead: 0,
    said: [],
    isSending: false,
    isUnstored: false,
    lostSince: undefined,
    isLeaving: false,
    gone: undefined,
  };
  const line = {
    known: () => known,
    subscribe: (listener: () => void) => {
      look = listener;
      return () => {};
    },
    hear: (hearer: (told: News) => void) => {
      say = hearer;
      return () => {};
    },
    ask: async () => undefined,
  };
  const nothing = async () => undefined;
  const table = new RemoteTable("table", line, { retell: nothing, match: nothing, ...archive });
  const heard: News[] = [];
  table.follow((told) => heard.push(told));
  /** Something changes at the table beside its match. */
  const become = (changed: Partial<Face>) => {
    known = { ...known, about: { ...about, face: { ...face, ...changed } } };
    look();
  };
  return { table, heard, become, say: (told: News) => say(told) };
}

const types = (told: News | undefined) => told?.sights["sword"]?.events.map(({ type }) => type);

test("who comes late to a long match is told all of it a moment later", async () => {
  const { table, heard, say } = tableWith({ retell: async () => news(40, [1, 2, 3]) });
  say(news(40, [3]));
  await Promise.resolve();
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]?.sights["sword"]).toMatchObject({ anew: true });
  expect(types(heard[1])).toEqual(["event 1", "event 2", "event 3"]);
  let whole: News | undefined;
  table.follow((told) => {
    whole = told;
  });
  expect(types(whole)).toEqual(["event 1", "event 2", "event 3"]);
});

test("who is told anew, because something was taken back, hears all of it once more", async () => {
  const { heard, say } = tableWith({ retell: async () => news(60, [1, 2, 60]) });
  say(news(3, [1, 2, 3]));
  const told = news(60, [60]);
  const { sword } = told.sights;
  if (sword === undefined) throw new Error("nobody looks");
  say({ ...told, sights: { sword: { ...sword, anew: true } } });
  await expect.poll(() => heard.length).toBe(3);
  expect(types(heard[2])).toEqual(["event 1", "event 2", "event 60"]);
});

test("a story that does not know the latest page is not told", async () => {
  let tell: (told: News) => void = () => {};
  const retell = () =>
    new Promise<News>((resolve) => {
      tell = resolve;
    });
  const { heard, say } = tableWith({ retell });
  say(news(40, [3]));
  say(news(41, [4]));
  tell(news(40, [1, 2, 3]));
  await new Promise((later) => setTimeout(later, 0));
  expect(heard.map(({ page }) => page)).toEqual([40, 41]);
});

test("a match that has just begun is asked for no story", () => {
  let isAsked = false;
  const retell = async () => {
    isAsked = true;
    return undefined;
  };
  const { say } = tableWith({ retell });
  say(news(3, [1, 2, 3]));
  expect(isAsked).toBe(false);
});

test("while a bot plays for somebody, that seat is the computer's under the person's name", () => {
  const { table } = tableWith(
    {},
    {
      sword: { kind: "person", name: "Ada", sitIn: "adept" },
      skull: { kind: "person", name: "Bob" },
    },
  );
  expect(table.sitting.sitters).toEqual({
    sword: { kind: "bot", name: "Ada", level: "adept" },
    skull: { kind: "elsewhere", name: "Bob" },
  });
});

test("a match can be given away once it is over, and is fetched once; before that it is asked for again", async () => {
  let count = 0;
  const whole = { file: "{}", link: "abc" };
  const { table } = tableWith({
    async match() {
      count += 1;
      return count === 1 ? undefined : whole;
    },
  });
  expect(await table.share()).toEqual({ file: undefined, link: undefined });
  expect(await table.share()).toEqual(whole);
  expect(await table.share()).toEqual(whole);
  expect(count).toBe(2);
});

test("what is left at that asks nobody anything, until it is taken up", () => {
  const { heard, become, say } = tableWith({});
  const waiting = { kind: "choose", prompt: "play", seats: ["sword"], rule: "CON-TURN-01" } as const;
  const told = news(3, [1]);
  const sight = told.sights["sword"];
  if (sight === undefined) throw new Error("nobody looks");
  say({ ...told, sights: { sword: { ...sight, waiting } } });
  become({ stage: "over", ended: "adjourned" });
  become({ stage: "on" });
  expect(heard.map((one) => one.sights["sword"]?.waiting?.seats)).toEqual([["sword"], undefined, ["sword"]]);
  expect(types(heard[2])).toEqual(["event 1"]);
});
