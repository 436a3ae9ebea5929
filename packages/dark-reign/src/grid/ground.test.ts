import { expect, test } from "vitest";
import { entranceHall, greatNave } from "../content/zones/halls.ts";
import { drawn } from "../testing/drawn.ts";
import { groundOf, hindranceAt, squaresOf, terrainAt, zoneAt } from "./ground.ts";
import { lying } from "./plan.ts";
import { asDrawn, laidZone } from "./zone.ts";

const hall = laidZone(entranceHall.plan, asDrawn);
/** The nave, behind the eastern door of the hall and a corridor of two squares. */
const nave = laidZone(greatNave.plan, {
  x: 9,
  y: -1,
  turned: 1,
  mirrored: false,
  corridor: [
    { x: 7, y: 2 },
    { x: 8, y: 2 },
  ],
  added: [],
});

test("REG-RULING-21 a door square belongs to the zone whose card placed it", () => {
  const ground = groundOf([hall, nave]);
  expect(zoneAt(ground, { x: 5, y: 2 })).toBe(0);
  expect(zoneAt(ground, { x: 6, y: 2 })).toBe(0);
  expect(terrainAt(ground, { x: 6, y: 2 })).toBe("doorway");
});

test("REG-VERDICT-40 a corridor belongs to the new zone", () => {
  const ground = groundOf([hall, nave]);
  expect([7, 8].map((x) => zoneAt(ground, { x, y: 2 }))).toEqual([1, 1]);
  expect([7, 8].map((x) => terrainAt(ground, { x, y: 2 }))).toEqual(["corridor", "corridor"]);
  expect(nave.plan.entrance).toEqual({ x: 9, y: 2, side: "west" });
  expect(zoneAt(ground, { x: 7, y: 3 })).toBeUndefined();
});

test("REG-VERDICT-39 so does the passage of an exit that was added", () => {
  const opened = groundOf([{ ...hall, added: [{ x: 0, y: 5, side: "south" }] }]);
  expect(terrainAt(opened, { x: 0, y: 6 })).toBe("doorway");
  expect(zoneAt(opened, { x: 0, y: 6 })).toBe(0);
});

test("every square of a zone is listed once, by row, then column", () => {
  const { ground } = drawn(`
    #.P
    L#B`);
  expect(squaresOf(ground, 0)).toEqual([
    { x: 1, y: 0 },
    { x: 2, y: 0 },
    { x: 0, y: 1 },
    { x: 2, y: 1 },
  ]);
  expect(squaresOf(ground, 1)).toEqual([]);
});

test("what stands on a square hinders there, whatever the ground is", () => {
  const scene = drawn("ab");
  const ground = scene.with("low", "a");
  expect([hindranceAt(ground, scene.at("a")), hindranceAt(ground, scene.at("b"))]).toEqual(["low", "free"]);
});

test("a board has at least one zone", () => {
  expect(() => groundOf([])).toThrow("at least one zone");
});

test("four quarter turns, or two mirrors, are none; all that a plan names turns with it", () => {
  const { plan } = entranceHall;
  const turned = lying(plan, { x: 0, y: 0, turned: 1, mirrored: false });
  expect(turned.entrance).toEqual({ x: 2, y: 0, side: "north" });
  expect(turned.exits.map(({ x, y, side }) => ({ x, y, side }))).toEqual([
    { x: 3, y: 5, side: "south" },
    { x: 5, y: 3, side: "east" },
  ]);
  const half = { x: 0, y: 0, turned: 2, mirrored: false } as const;
  expect(lying(lying(plan, half), half)).toEqual(plan);
  const mirror = { x: 0, y: 0, turned: 0, mirrored: true } as const;
  expect(lying(plan, mirror).entrance).toEqual({ x: 5, y: 3, side: "east" });
  expect(lying(lying(plan, mirror), mirror)).toEqual(plan);
});
