import { expect, test } from "vitest";
import { arena, radiusOf } from "../arena.ts";
import { conquest } from "../conquest.ts";
import { crystalSpots, startSpots } from "../index.ts";
import type { Duel, Situation } from "../testing/duel.ts";
import { aiming, facing, lines, newMatch, tapUntil, views } from "../testing/scenes.ts";

const onMat = (more: Situation = {}): Situation => ({ ...more, options: { border: "mat", ...more.options } });

/** Where a disc was put back last. */
const putBack = (game: Duel) => game.events("put-back").at(-1);

test("CON-MAT-01 with a mat its edge is the border: a disc leaves where it would rebound from a wall", () => {
  const mat = aiming("move", onMat());
  const walls = aiming("move");
  for (const game of [mat, walls]) game.flick(0, -600);
  expect(putBack(mat)).toMatchObject({ id: "s1" });
  expect(walls.events("put-back")).toEqual([]);
  expect(walls.piece("s1").y).toBeGreaterThan(40);
  for (const { options } of views(mat)) expect(options.border).toBe("mat");
});

test.each([
  ["left", [100, 300], -1900, 0],
  ["right", [500, 40], 1900, 0],
  ["top", [100, 40], 0, -900],
  ["bottom", [100, 320], 0, 900],
] as const)("CON-MAT-02 the mat is 610 × 355 mm: its %s edge", (side, at, vx, vy) => {
  const game = aiming("move", onMat({ at: { s1: at, s2: [300, 60] } }));
  game.flick(vx, vy);
  const { x = Number.NaN, y = Number.NaN } = putBack(game) ?? {};
  const distance = { left: x, right: 610 - x, top: y, bottom: 355 - y }[side];
  expect(distance).toBeCloseTo(radiusOf("s1"), 6);
});

test("CON-MAT-03 a character that leaves the mat is put back about where it left", () => {
  const game = aiming("move", onMat());
  const { x } = game.piece("s1");
  game.flick(0, -600);
  expect(game.piece("s1").x).toBeCloseTo(x, 3);
  expect(game.piece("s1").y).toBeCloseTo(12.5, 3);
  expect(lines(game).fr).toContain("De retour au bord du tapis : Épée 1");
  expect(lines(game).en).toContain("Back at the edge of the mat: Sword 1");
});

test("CON-MAT-03 an obstacle that leaves the mat is put back about where it left", () => {
  const game = facing(["griffin"], onMat({ at: { "crystal-2": [150, 100] } }));
  game.choose("griffin");
  tapUntil(game, "obstacle");
  game.flick(0, -900, "crystal-2");
  expect(game.piece("crystal-2")).toMatchObject({ x: 150, y: 22.5 });
});

test("CON-MAT-04 the circles of the mat are where characters and obstacles start", () => {
  const circles = [...startSpots, ...crystalSpots];
  expect(circles).toHaveLength(9);
  for (const border of ["mat", "walls"] as const)
    expect(views(newMatch({ border }))[0]?.discs).toEqual(circles);
  for (const { x, y } of circles) {
    expect(circles).toContainEqual(expect.objectContaining({ x: arena.length - x, y: arena.width - y }));
  }
});

test("CON-MAT-05 the mat is an option of the game, with the same friction as the walled arena", () => {
  expect(conquest.readOptions({ border: "mat" })).toMatchObject({ ok: true, options: { border: "mat" } });
  const [mat, walls] = [aiming("move", onMat()), aiming("move")];
  for (const game of [mat, walls]) game.flick(500, 100);
  expect(mat.piece("s1")).toEqual(walls.piece("s1"));
});

test("CON-RULING-60 hits before the shot disc leaves count, and it touches nothing after", () => {
  const game = aiming("combat", onMat({ at: { s1: [500, 40], c1: [560, 40], c2: [577, 300] } }));
  game.flick(1900, 0);
  expect(game.health("skull")).toBe(7);
  const left = aiming("missile", onMat({ at: { s1: [100, 20], c1: [300, 40] } }));
  left.flick(200, -900);
  expect(left.events("hit")).toEqual([]);
  expect(left.health("skull")).toBe(8);
});

test("CON-RULING-60 there is no wall that could spoil a shot", () => {
  const lean = { s1: [100, 12.5], c1: [160, 12.5] } as const;
  const [mat, walls] = [aiming("combat", onMat({ at: lean })), aiming("combat", { at: lean })];
  for (const game of [mat, walls]) game.flick(700, -20);
  expect(mat.health("skull")).toBe(7);
  expect(walls.health("skull")).toBe(8);
});

test("CON-RULING-61 if the place of leaving is taken, the disc lies on the nearest free spot, without a contact", () => {
  const game = aiming("combat", onMat({ at: { s1: [100, 100], c1: [214, 27] } }));
  game.flickAt([200, 0], 850);
  const { x = Number.NaN, y = Number.NaN } = putBack(game) ?? {};
  expect(Math.sqrt((x - 214) ** 2 + (y - 27) ** 2)).toBeCloseTo(25, 2);
  expect(Math.abs(x - 200)).toBeLessThan(15);
  expect(game.piece("c1")).toMatchObject({ x: 214, y: 27 });
  expect([...game.events("hit"), ...game.events("no-damage")]).toEqual([]);
});

test("CON-RULING-61 discs come back in the order of leaving", () => {
  const game = facing(["griffin"], onMat({ at: { "crystal-2": [500, 40], c1: [560, 40], c2: [577, 300] } }));
  game.choose("griffin");
  tapUntil(game, "obstacle");
  game.flick(1900, 0, "crystal-2");
  expect(game.events("put-back").map(({ id }) => id)).toEqual(["c1", "crystal-2"]);
  expect(game.piece("c1")).toMatchObject({ x: 597.5, y: 40 });
  expect(game.piece("crystal-2")).not.toMatchObject({ x: 587.5, y: 40 });
});

test("CON-RULING-62 a projectile that leaves the mat is removed as after any shot", () => {
  const game = aiming("missile", onMat());
  game.flick(0, -900);
  expect(game.events("put-back")).toEqual([]);
  expect(() => game.piece("missile")).toThrow("not in the arena");
  expect(game.asked.prompt).toBe("move");
});

test("CON-RULING-62 it takes no place from a disc that leaves after it", () => {
  const game = aiming(
    "missile",
    onMat({ at: { s1: [500, 177.5], c1: [594, 177.5], "crystal-3": [385, 60], "crystal-5": [385, 300] } }),
  );
  game.flickAt("c1", 1900);
  expect(game.health("skull")).toBe(7);
  expect(game.events("put-back").map(({ id }) => id)).toEqual(["c1"]);
  expect(game.piece("c1")).toMatchObject({ x: 597.5, y: 177.5 });
});

test("CON-RULING-62 if a second flick is due, it starts at the edge where the projectile left", () => {
  const game = facing(["falconer"], onMat());
  game.choose("falconer");
  game.choose("c1");
  game.place(118.5, 40);
  game.flick(0, -900);
  expect(putBack(game)).toMatchObject({ id: "missile", x: 118.5, y: 6 });
  game.choose("again");
  game.flickAt("c1", 1500);
  expect(game.health("skull")).toBe(7);
});

test("CON-RULING-62 a projectile that leaves with its second flick is removed, and the log puts nothing back", () => {
  const game = facing(["falconer"], onMat());
  game.choose("falconer");
  game.choose("c1");
  game.place(118.5, 40);
  game.flick(0, -900);
  game.choose("again");
  game.flick(0, -900);
  expect(game.events("put-back")).toHaveLength(1);
  expect(lines(game).fr).not.toContain("De retour au bord du tapis");
  expect(lines(game).en).not.toContain("Back at the edge of the mat");
  expect(() => game.piece("missile")).toThrow("not in the arena");
});
