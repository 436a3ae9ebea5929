// @module-tag long
import { conquest } from "@ossuaire/conquest";
import { conquestStudy } from "@ossuaire/conquest/study";
import { grades } from "@ossuaire/study";
import { expect, test } from "vitest";
import { readSet } from "../../study/puzzles/sets.ts";
import { expectSound, newShapes } from "../../study/puzzles/testing/check.ts";
import { solutions } from "../../study/puzzles/testing/solved.ts";
import shipped from "./puzzles.json" with { type: "json" };

const set = readSet(shipped);

test("every puzzle of Conquest is solved by its solution, by the rules, and no aim is easier than it says", () => {
  const expectNew = newShapes();
  for (const solved of solutions(set, conquest, conquestStudy)) {
    expectSound(solved);
    expectNew(solved);
    const { puzzle, events, after } = solved;
    const { id, theme, whom } = puzzle;
    const hit = events.flatMap((event) => (event.type === "hit" ? event.character : []));
    if (theme !== "rescue") expect(hit, id).toEqual(expect.arrayContaining([...whom]));
    if (theme === "win") expect(after.state.ended, id).toBe("pool-empty");
  }
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
