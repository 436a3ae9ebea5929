import { describe, expect, test } from "vitest";
import { drawn } from "../testing/drawn.ts";
import { hinders, type Piece } from "./furnish.ts";
import { type Hindrance, hindranceAt, terrainAt } from "./ground.ts";
import { byRow, distance } from "./square.ts";
import { canStep, reaches, stepsFrom } from "./steps.ts";

test("REG-MOVE-02 a character moves in all eight directions", () => {
  const { ground, at } = drawn(`
    ...
    .a.
    ...`);
  const { x, y } = at("a");
  expect(stepsFrom(ground, at("a"))).toEqual([
    { x: x - 1, y: y - 1 },
    { x, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x - 1, y },
    { x: x + 1, y },
    { x: x - 1, y: y + 1 },
    { x, y: y + 1 },
    { x: x + 1, y: y + 1 },
  ]);
});

describe("a diagonal step", () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ["with floor on both sides", "a.|.b", true],
    ["with rock on one side", "a#|.b", false],
    ["with rock on the other side", "a.|#b", false],
    ["with a pillar", "aP|.b", false],
    ["between two obstacles", "aP|#b", false],
    ["beside lava", "aL|Lb", true],
    ["along a bridge", "aB|Bb", true],
  ];
  test.each(cases)("REG-MOVE-06 %s", (_, plan, allowed) => {
    const { ground, at } = drawn(plan.replace("|", "\n"));
    expect(canStep(ground, at("a"), at("b"))).toBe(allowed);
    expect(canStep(ground, at("b"), at("a"))).toBe(allowed);
  });

  test.each(cases)("REG-MELEE-03 a blow %s", (_, plan, allowed) => {
    const { ground, at } = drawn(plan.replace("|", "\n"));
    expect(reaches(ground, at("a"), at("b"))).toBe(allowed);
  });

  const sides: readonly (readonly [Hindrance, boolean])[] = [
    ["full", false],
    ["low", true],
    ["fall", true],
    ["free", true],
  ];
  test.each(sides)("REG-RULING-19 past something that hinders like this: %s", (hindrance, allowed) => {
    const scene = drawn(`
      a.
      db`);
    const ground = scene.with(hindrance, "d");
    expect(canStep(ground, scene.at("a"), scene.at("b"))).toBe(allowed);
  });

  test("REG-RULING-19 squares outside of every zone are walls", () => {
    const { ground, at } = drawn("a");
    expect(terrainAt(ground, { x: 7, y: 7 })).toBe("rock");
    expect(hindranceAt(ground, { x: -9, y: 0 })).toBe("full");
    expect(stepsFrom(ground, at("a"))).toEqual([]);
  });
});

test("REG-OBST-02 an obstacle prevents all passage", () => {
  const { ground, at } = drawn("aP");
  expect(canStep(ground, at("a"), { x: 1, y: 0 })).toBe(false);
});

describe("what an element is", () => {
  const kinds: Readonly<Record<Hindrance, readonly Piece[]>> = {
    full: ["rubble", "rack", "library", "statue"],
    low: ["chest", "barrel", "table", "tomb", "well"],
    fall: ["hole"],
    free: ["corpse", "spikes"],
  };
  for (const [hindrance, pieces] of Object.entries(kinds))
    test(`REG-RULING-20 ${hindrance}: ${pieces.join(", ")}`, () => {
      for (const piece of pieces) expect(hinders[piece]).toBe(hindrance);
    });

  test("REG-RULING-20 lava and swamp water cannot be entered by walking, a bridge can", () => {
    const { ground, at } = drawn("LaB");
    expect(stepsFrom(ground, at("a"))).toEqual([{ x: 2, y: 0 }]);
  });
});

test("REG-VERDICT-73 a hand reaches its own square and the squares beside it, not two squares away", () => {
  const { ground, at } = drawn("ab.d");
  expect(reaches(ground, at("a"), at("a"))).toBe(true);
  expect(reaches(ground, at("a"), at("b"))).toBe(true);
  expect(reaches(ground, at("b"), at("d"))).toBe(false);
});

test("REG-VERDICT-73 a door is handled only from the squares straight before and behind it", () => {
  const scene = drawn(`
    aeb
    #d#
    fgh`);
  const ground = scene.with("full", "d");
  const able = ["a", "e", "b", "f", "g", "h"].filter((mark) =>
    reaches(ground, scene.at(mark), scene.at("d")),
  );
  expect(able).toEqual(["e", "g"]);
});

test("REG-RULING-27 distances are the number of king’s steps", () => {
  expect(distance({ x: 0, y: 0 }, { x: 3, y: -5 })).toBe(5);
  expect(distance({ x: 2, y: 2 }, { x: -2, y: -2 })).toBe(4);
});

test("REG-VERDICT-72 ties are decided by row, then column", () => {
  const squares = [
    { x: 0, y: 1 },
    { x: 2, y: 0 },
    { x: 1, y: 0 },
  ];
  expect(squares.toSorted(byRow)).toEqual([squares[2], squares[1], squares[0]]);
});
