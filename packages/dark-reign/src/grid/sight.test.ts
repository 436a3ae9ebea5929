import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawn } from "../testing/drawn.ts";
import { groundOf, isFull } from "./ground.ts";
import { lying, type Plan } from "./plan.ts";
import { sees } from "./sight.ts";
import type { Square, Turns } from "./square.ts";

/** Whether `a` sees `b`, past the characters that stand on the other marked squares. */
function inSight(plan: string, characters: readonly string[] = []): boolean {
  const { ground, at } = drawn(plan);
  const [a, b] = [at("a"), at("b")];
  const standing = characters.map(at);
  return sees(ground, a.x, a.y, b.x, b.y, (x, y) => standing.some((one) => one.x === x && one.y === y));
}

describe("sight along a line", () => {
  test("REG-LOS-01 all around, at any distance", () => {
    const { ground, at } = drawn(`
      .........
      .........
      ....a....
      .........
      .........`);
    const from = at("a");
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 9; x++) expect(sees(ground, from.x, from.y, x, y)).toBe(true);
    expect(inSight(`a${".".repeat(60)}b`)).toBe(true);
  });

  test.each(["a.P.b", "a#b", "a.#.....b"])("REG-LOS-02 not behind an obstacle: %s", (plan) => {
    expect(inSight(plan)).toBe(false);
  });

  test("REG-LOS-03 not behind another character", () => {
    expect(inSight("a.d.b", ["d"])).toBe(false);
    expect(inSight("a.d.b")).toBe(true);
  });

  test("REG-LOS-04 whoever is said not to hide, an ally beside the viewer for example, does not", () => {
    const { ground, at } = drawn("ade.b");
    const [a, b, d, e] = [at("a"), at("b"), at("d"), at("e")];
    const beside = (x: number) => Math.abs(x - a.x) <= 1;
    expect(sees(ground, a.x, a.y, b.x, b.y, (x) => x === d.x && !beside(x))).toBe(true);
    expect(sees(ground, a.x, a.y, b.x, b.y, (x) => (x === d.x || x === e.x) && !beside(x))).toBe(false);
  });

  test("REG-OBST-01 an obstacle blocks every line; lava, bridges and low furniture block none", () => {
    expect(inSight("aP.b")).toBe(false);
    expect(inSight("aLBb")).toBe(true);
    const scene = drawn("ad.b");
    const [a, b] = [scene.at("a"), scene.at("b")];
    expect(sees(scene.with("low", "d"), a.x, a.y, b.x, b.y)).toBe(true);
    expect(sees(scene.with("fall", "d"), a.x, a.y, b.x, b.y)).toBe(true);
    expect(sees(scene.with("full", "d"), a.x, a.y, b.x, b.y)).toBe(false);
  });

  test("REG-RUBBLE-02 rubble blocks every line of sight", () => {
    const scene = drawn("a.d.b");
    const [a, b] = [scene.at("a"), scene.at("b")];
    expect(sees(scene.with("full", "d"), a.x, a.y, b.x, b.y)).toBe(false);
  });
});

describe("corners", () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ["free on both sides", "a.|.b", true],
    ["an obstacle on one side", "a#|.b", false],
    ["an obstacle on the other", "a.|#b", false],
    ["two corners on the way, the second with an obstacle", "a..|..#|..b", false],
    ["an obstacle beside no corner of the line", "a.#|...|..b", true],
    ["a knight’s leap touches two squares", "a..|..b", true],
    ["a knight’s leap with the near square full", "aP.|..b", false],
    ["a knight’s leap with the far square full", "a..|.Pb", false],
    ["a knight’s leap past a full square that the line does not cross", "a.P|..b", true],
    ["1 by 3 goes through the corner in its middle", "a..#|#..b", true],
    ["1 by 3 with an obstacle at the corner in its middle", "a.P.|...b", false],
  ];
  test.each(cases)("REG-RULING-28 %s", (_, plan, seen) => {
    expect(inSight(plan.replaceAll("|", "\n"))).toBe(seen);
  });

  test("REG-RULING-28 characters at a corner do not block", () => {
    expect(inSight("ad\neb", ["d", "e"])).toBe(true);
  });

  test("REG-RULING-28 viewer and target squares never block", () => {
    const scene = drawn("a..b");
    const [a, b] = [scene.at("a"), scene.at("b")];
    expect(sees(scene.with("full", "a", "b"), a.x, a.y, b.x, b.y, () => false)).toBe(true);
    expect(inSight("a..b", ["a", "b"])).toBe(true);
  });

  test("REG-RULING-29 nothing is seen outside of the discovered zones", () => {
    const { ground, at } = drawn("a.");
    const { x, y } = at("a");
    expect(sees(ground, x, y, 9, 0)).toBe(false);
    expect(sees(ground, 9, 0, x, y)).toBe(false);
  });
});

/** A board of floor and pillars, with two of its squares. */
const size = 9;
const board = fc.record({
  pillars: fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }),
  thin: fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }),
  a: fc.record({ x: fc.nat(size - 1), y: fc.nat(size - 1) }),
  b: fc.record({ x: fc.nat(size - 1), y: fc.nat(size - 1) }),
});

type Board = typeof board extends fc.Arbitrary<infer T> ? T : never;

function planOf({ pillars, thin, a, b }: Board): Plan {
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) =>
      pillars[y * size + x] === true && thin[y * size + x] === true ? "P" : ".",
    ).join(""),
  );
  // The well and the entrance stand for the two squares: they are turned with the plan.
  return {
    x: 0,
    y: 0,
    width: size,
    height: size,
    rows,
    entrance: { ...a, side: "west" },
    exits: [],
    well: b,
  };
}

function seenOn(plan: Plan): boolean {
  const { entrance, well = entrance } = plan;
  const ground = groundOf([{ plan, corridor: [], added: [] }]);
  return sees(ground, entrance.x, entrance.y, well.x, well.y);
}

/** The same by geometry: on which side of the line the corners of a square lie, all numbers doubled. */
function seenByGeometry(plan: Plan): boolean {
  const { entrance: a, well: b = a } = plan;
  const ground = groundOf([{ plan, corridor: [], added: [] }]);
  const side = (x: number, y: number) =>
    Math.sign((2 * b.x - 2 * a.x) * (y - 2 * a.y) - (2 * b.y - 2 * a.y) * (x - 2 * a.x));
  const corners = ({ x, y }: Square) =>
    [-1, 1].flatMap((dx) => [-1, 1].map((dy) => side(2 * x + dx, 2 * y + dy)));
  const crossed = (square: Square) => corners(square).includes(1) && corners(square).includes(-1);
  const between = range(a.x, b.x).flatMap((x) => range(a.y, b.y).map((y) => ({ x, y })));
  return between.every((square) => {
    if ((square.x === a.x && square.y === a.y) || (square.x === b.x && square.y === b.y)) return true;
    if (!isFull(ground, square.x, square.y)) return true;
    // Crossed, or beside a corner through which the line passes.
    return !crossed(square) && !corners(square).includes(0);
  });
}

function range(from: number, to: number): readonly number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

describe("laws of sight", () => {
  test("it is that of exact geometry", () => {
    fc.assert(
      fc.property(board, (drawnBoard) => {
        const plan = planOf(drawnBoard);
        expect(seenOn(plan)).toBe(seenByGeometry(plan));
      }),
      { numRuns: 2000 },
    );
  });

  test("without characters whoever sees is seen", () => {
    fc.assert(
      fc.property(board, ({ a, b, ...rest }) => {
        expect(seenOn(planOf({ ...rest, a, b }))).toBe(seenOn(planOf({ ...rest, a: b, b: a })));
      }),
      { numRuns: 500 },
    );
  });

  test("a turned and mirrored board gives the same answers", () => {
    const lie = fc.record({
      x: fc.integer({ min: -50, max: 50 }),
      y: fc.integer({ min: -50, max: 50 }),
      turned: fc.constantFrom<Turns>(0, 1, 2, 3),
      mirrored: fc.boolean(),
    });
    fc.assert(
      fc.property(board, lie, (drawnBoard, how) => {
        const plan = planOf(drawnBoard);
        expect(seenOn(lying(plan, how))).toBe(seenOn(plan));
      }),
      { numRuns: 500 },
    );
  });
});
