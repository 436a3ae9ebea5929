import { expect, test } from "vitest";
import { rulesWords } from "./rules.ts";

const fr = rulesWords.said.fr.t;
const en = rulesWords.said.en.t;

test("a message is said in either language, with what it leaves open filled in", () => {
  expect(en("frame.rules")).toBe("Rules");
  expect(fr("frame.rules")).toBe("Règles");
  expect(en("rules.nothing", { query: "$& {{query}}" })).toContain("“$& {{query}}”");
});

test("what is counted has its form: in French none is one, in English it is many", () => {
  const counted = [0, 1, 2, 1_000_000];
  expect(counted.map((count) => fr("shelf.answers", { count }))).toEqual([
    "0 coup",
    "1 coup",
    "2 coups",
    "1000000 coups",
  ]);
  expect(counted.map((count) => en("shelf.answers", { count }).replace(/\d+ /, ""))).toEqual([
    "moves",
    "move",
    "moves",
    "moves",
  ]);
});
