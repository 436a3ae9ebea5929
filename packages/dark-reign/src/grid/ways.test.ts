import { describe, expect, test } from "vitest";
import { drawn } from "../testing/drawn.ts";
import { isFull } from "./ground.ts";
import { onFoot, stepsAt, wayFrom, waysFrom, waysTo } from "./ways.ts";

describe("the shortest way", () => {
  const scene = drawn(`
    a.#....
    ..#.#..
    ....#.b`);

  test("counts steps, diagonals as one, and never goes around the corner of an obstacle", () => {
    expect(stepsAt(waysFrom(scene.ground, scene.at("a")), scene.at("b"))).toBe(10);
    expect(stepsAt(waysTo(scene.ground, [scene.at("b")]), scene.at("a"))).toBe(10);
  });

  test("REG-VERDICT-72 of equally short ones the one whose next step is first by row, then column", () => {
    const open = drawn(`
      ....
      a..b
      ....`);
    expect(wayFrom(waysTo(open.ground, [open.at("b")]), open.at("a"))).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 3, y: 1 },
    ]);
  });

  test("leads to the nearest of several goals, and is empty where one stands on a goal", () => {
    const { ground, at } = drawn("b..a.d");
    const ways = waysTo(ground, [at("b"), at("d")]);
    expect(wayFrom(ways, at("a"))).toEqual([
      { x: 4, y: 0 },
      { x: 5, y: 0 },
    ]);
    expect(wayFrom(ways, at("b"))).toEqual([]);
  });

  test("is none where nothing leads", () => {
    const { ground, at } = drawn("a.#.b");
    expect(stepsAt(waysFrom(ground, at("a")), at("b"))).toBeUndefined();
    expect(wayFrom(waysTo(ground, [at("b")]), at("a"))).toBeUndefined();
  });

  test("begins on a square that nobody could enter, but does not lead through one", () => {
    const closed = scene.with("low", "a");
    expect(stepsAt(waysTo(closed, [scene.at("b")]), scene.at("a"))).toBe(10);
    const furniture = drawn("a.d.b");
    expect(
      wayFrom(waysTo(furniture.with("low", "d"), [furniture.at("b")]), furniture.at("a")),
    ).toBeUndefined();
  });
});

test("REG-AUTO-12 a closed door is one step more, and never entered across a corner", () => {
  const scene = drawn(`
    a..
    #d#
    ..b`);
  const ground = scene.with("full", "d");
  const door = scene.at("d");
  const walking = onFoot(ground);
  const opening = (x: number, y: number) => (x === door.x && y === door.y ? 2 : walking(x, y));
  expect(isFull(ground, door.x, door.y)).toBe(true);
  expect(stepsAt(waysFrom(ground, scene.at("a")), scene.at("b"))).toBeUndefined();
  const ways = waysTo(ground, [scene.at("b")], opening);
  expect(stepsAt(ways, scene.at("a"))).toBe(5);
  expect(wayFrom(ways, scene.at("a"))).toEqual([{ x: 1, y: 0 }, door, { x: 1, y: 2 }, scene.at("b")]);
  expect(stepsAt(waysFrom(ground, scene.at("a"), opening), scene.at("b"))).toBe(5);
});
