import { expect, test } from "vitest";
import { radiusOf } from "./arena.ts";
import { facing, flickOverWall, playing, randomMoments, tapUntil } from "./testing/scenes.ts";

const touching = radiusOf("s1") + radiusOf("missile");

/** Sword 1 at (100, 40) is to place a missile; what is said to this spot. */
function placed(x: number, y: number, at: Readonly<Record<string, readonly [number, number]>> = {}) {
  return playing("missile", { at }).match.check("sword", {
    kind: "place",
    spots: [{ piece: "missile", x, y }],
  })?.code;
}

test.each([
  [0, undefined],
  [12, undefined],
  [25, undefined],
  [25.1, "outside-zone"],
  [-0.1, "outside-zone"],
])("CON-RULING-30 a gap of %d mm between the rims: %s", (gap, code) => {
  expect(placed(100 + touching + gap, 40)).toBe(code);
  expect(placed(100, 40 + touching + gap)).toBe(code);
});

test("CON-RULING-31 without a free spot within 25 mm the nearest one anywhere is taken, and the shot goes on", () => {
  const game = facing(["boatwoman"], { at: { s1: [12.5, 12.5], "crystal-1": [47, 47] } });
  game.choose("boatwoman");
  const [placed] = game.events("placed");
  expect(placed).toMatchObject({ piece: "wave", forced: true, rule: "CON-RULING-31" });
  const { x, y } = game.piece("wave");
  const gap = Math.sqrt((x - 12.5) ** 2 + (y - 12.5) ** 2) - radiusOf("s1") - radiusOf("wave");
  expect(gap).toBeGreaterThan(25);
  expect(gap).toBeLessThan(40);
  expect(Math.sqrt((x - 47) ** 2 + (y - 47) ** 2)).toBeGreaterThanOrEqual(40 - 0.001);
  expect(game.asked).toMatchObject({ kind: "flick", prompt: "wave", pieces: ["wave"] });
});

test("CON-RULING-32 a projectile may be placed beyond an obstacle, but not on one or across a wall", () => {
  const beside = { "crystal-2": [135.5, 40] } as const;
  expect(placed(121, 71, beside)).toBeUndefined();
  expect(placed(122, 40, beside)).toBe("overlap");
  expect(placed(100, 14, { s1: [100, 10 + touching] })).toBe("outside-zone");
  expect(placed(100, 5, { s1: [100, 30] })).toBe("off-board");
});

test("CON-RULING-32 placing it against an enemy is no contact", () => {
  const game = playing("missile", { at: { c1: [140, 40] } });
  game.place(140 - touching, 40);
  expect(game.events("hit")).toEqual([]);
  game.flick(-60, 0);
  expect(game.health("skull")).toBe(8);
});

test("CON-RULING-33 the longbow starts at either character of the team, chosen anew for each shot", () => {
  const game = playing("longbow");
  tapUntil(game, "place");
  const { x, y } = game.piece("s2");
  const besideS1 = [game.piece("s1").x + touching, game.piece("s1").y] as const;
  game.place(x + touching, y);
  game.flick(0, -60);
  expect(game.asked.prompt).toBe("place");
  game.place(...besideS1);
  game.flick(0, -60);
  expect(game.events("placed").map(({ forced }) => forced)).toEqual([false, false]);
});

test("CON-RULING-33 no other projectile starts at the companion", () => {
  expect(placed(32.5 + touching, 322.5)).toBe("outside-zone");
});

test("CON-RULING-34 the same discs serve both teams, one at a time, removed before the next shot", () => {
  const seen = new Map<string, Set<string>>();
  for (const game of randomMoments({ players: 2 }, "projectiles")) {
    const projectiles = game.state.discs.filter(({ id }) => !/^([sc]\d|crystal-\d)$/.test(id));
    expect(projectiles.length).toBeLessThanOrEqual(1);
    const team = game.state.turn % 2 === 0 ? "first" : "second";
    for (const { id } of projectiles) seen.set(id, (seen.get(id) ?? new Set()).add(team));
  }
  expect([...seen.keys()].toSorted()).toEqual(["fireball", "longbow", "missile", "wave"]);
  expect(seen.get("missile")?.size).toBe(2);
});

test("CON-RULING-34 a card with two missiles has one each time", () => {
  const game = playing("missile");
  tapUntil(game, "missile");
  flickOverWall(game, "c1");
  expect(() => game.piece("missile")).toThrow("not in the arena");
  tapUntil(game, "missile");
  expect(game.state.discs.filter(({ id }) => id === "missile")).toHaveLength(1);
});
