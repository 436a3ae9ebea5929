import { describe, expect, test } from "vitest";
import { href, type Route, readRoute } from "./route.ts";

describe("an address", () => {
  const addresses: readonly [string, Route][] = [
    ["", { page: "home" }],
    ["#/", { page: "home" }],
    ["#/rules", { page: "rules", query: "" }],
    ["#/rules?q=mur+de+feu", { page: "rules", query: "mur de feu" }],
    ["#/rules/conquest", { page: "catalogue", catalogue: "conquest", query: "" }],
    ["#/rules/dark-reign?q=%C3%A9p%C3%A9e", { page: "catalogue", catalogue: "dark-reign", query: "épée" }],
    ["#/rules/CON-SHOT-01", { page: "rule", id: "CON-SHOT-01" }],
    ["#/rules/con-shot-01", { page: "rule", id: "CON-SHOT-01" }],
    ["#/credits", { page: "credits" }],
    ["#/practice", { page: "practice" }],
    ["#/practice/double-bank", { page: "practice", exercise: "double-bank" }],
    ["#/puzzles", { page: "puzzles", path: [] }],
    ["#/puzzles/conquest/31ceb7d2", { page: "puzzles", path: ["conquest", "31ceb7d2"] }],
    [
      "#/puzzles/made/fVN_-/two/s1/c1%2Cc2",
      { page: "puzzles", path: ["made", "fVN_-", "two", "s1", "c1,c2"] },
    ],
    ["#/practice/bank/2", { page: "lost" }],
    ["#/new/conquest", { page: "new", game: "conquest" }],
    ["#/new/conquest?with=friends", { page: "new", game: "conquest", friends: true }],
    ["#/friends", { page: "friends" }],
    ["#/friends/mine", { page: "lost" }],
    ["#/new/catacombs/soloth", { page: "new", game: "catacombs", box: "soloth" }],
    ["#/new/catacombs/soloth/vermin", { page: "lost" }],
    ["#/learn/conquest", { page: "learn", game: "conquest" }],
    ["#/learn/catacombs/course", { page: "learn", game: "catacombs", course: true }],
    ["#/play/a1b2", { page: "play", id: "a1b2" }],
    ["#/at/a1b2/S3cret-_", { page: "at", table: "a1b2", secret: "S3cret-_" }],
    ["#/at/a1b2", { page: "at", table: "a1b2" }],
    ["#/online/a1b2", { page: "online", table: "a1b2" }],
    ["#/at", { page: "lost" }],
    ["#/replay", { page: "replay" }],
    ["#/replay/saved/a1b2", { page: "replay", saved: "a1b2" }],
    ["#/replay/eJyr-_Q", { page: "replay", link: "eJyr-_Q" }],
    ["#/practice/board/eyJy-_", { page: "practice", board: "eyJy-_" }],
    ["#/analysis/saved/a1b2", { page: "replay", saved: "a1b2", analysed: true }],
    ["#/analysis/eJyr-_Q", { page: "replay", link: "eJyr-_Q", analysed: true }],
    ["#/play", { page: "lost" }],
    ["#/nowhere", { page: "lost" }],
    ["#/rules/conquest/wounds", { page: "catalogue", catalogue: "conquest", chapter: "wounds", query: "" }],
    [
      "#/rules/conquest/wounds/3?q=mur",
      { page: "catalogue", catalogue: "conquest", chapter: "wounds", point: 2, query: "mur" },
    ],
    ["#/rules/conquest/wounds/none", { page: "lost" }],
    ["#/rules/CON-WALL-04?q=mur", { page: "rule", id: "CON-WALL-04", query: "mur" }],
    ["#/try/cat-ex-02", { page: "try", id: "CAT-EX-02" }],
    ["#/rules/%E0%A4%A", { page: "rule", id: "%E0%A4%A" }],
  ];

  test.each(addresses)("%s is read", (address, route) => {
    expect(readRoute(address)).toEqual(route);
  });

  test.each(addresses.filter(([, { page }]) => page !== "lost"))(
    "%s survives writing and reading",
    (_, route) => {
      expect(readRoute(href(route))).toEqual(route);
    },
  );
});
