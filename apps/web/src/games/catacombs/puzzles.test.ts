// @module-tag long
import { catacombs } from "@ossuaire/catacombs";
import { catacombsStudy } from "@ossuaire/catacombs/study";
import { grades } from "@ossuaire/study";
import { expect, test } from "vitest";
import { readSet } from "../../study/puzzles/sets.ts";
import { expectSound, newShapes } from "../../study/puzzles/testing/check.ts";
import { solutions } from "../../study/puzzles/testing/solved.ts";
import shipped from "./puzzles.json" with { type: "json" };

const set = readSet(shipped);

/** Themes that ask for no death. */
const hits = ["two", "three"];

test("every puzzle of Catacombs is solved by its solution, by the rules, and no aim is easier than it says", () => {
  const expectNew = newShapes();
  for (const solved of solutions(set, catacombs, catacombsStudy)) {
    expectSound(solved);
    expectNew(solved);
    const { puzzle, events } = solved;
    const { id, theme, whom } = puzzle;
    const struck = events.flatMap((event) =>
      event.type === "hurt" || event.type === "stunned" ? event.piece : [],
    );
    const killed = events.flatMap((event) => (event.type === "hurt" && event.life === 0 ? event.piece : []));
    expect(hits.includes(theme) ? struck : killed, id).toEqual(expect.arrayContaining([...whom]));
  }
});

test("there are rescues of every level", () => {
  const rescues = set.veins.flatMap(({ puzzles }) => puzzles.filter(({ theme }) => theme === "rescue"));
  expect(new Set(rescues.map(({ grade }) => grade))).toEqual(new Set(grades));
});

test("they are many, of all levels and several themes, and no two are alike", () => {
  const all = set.veins.flatMap(({ puzzles }) => puzzles);
  expect(all.length).toBeGreaterThan(150);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const grade of grades)
    expect(new Set(all.filter((one) => one.grade === grade).map(({ theme }) => theme)).size).toBeGreaterThan(
      3,
    );
});
