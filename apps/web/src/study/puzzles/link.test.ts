import { expect, test } from "vitest";
import { href, readRoute } from "../../route/route.ts";
import { readMade, routeTo } from "./link.ts";

const made = { match: "fVNJ_-", feat: { theme: "two", disc: "s1", whom: ["c1", "c2"] } };

function pathOf(address: string): readonly string[] {
  const route = readRoute(address);
  return route.page === "puzzles" ? route.path : [];
}

test("a puzzle that was made survives its link", () => {
  expect(readMade(pathOf(href(routeTo(made))))).toEqual(made);
});

test.each([
  "#/puzzles/made",
  "#/puzzles/made/x",
  "#/puzzles/made/fVNJ/two/s1",
  "#/puzzles/made/fVNJ/two/s1/",
  "#/puzzles/made/fVNJ/two/s1/c1/c2",
  "#/puzzles/made/fVNJ/two/s1/c1,c1",
  "#/puzzles/made/fVNJ/two/s1/,",
  "#/puzzles/made/fVNJ/two/s1/a,b,c,d,e,f,g,h,i",
  "#/puzzles/made/fV NJ/two/s1/c1",
  "#/puzzles/made/fVNJ/<script>/s1/c1",
  "#/puzzles/made/fVNJ/two/__proto__/c1",
  `#/puzzles/made/${"a".repeat(60_001)}/two/s1/c1`,
])("%s is refused", (address) => {
  expect(readMade(pathOf(address))).toBeUndefined();
});
