import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSpot } from "./index.ts";
import { ARENA, board, DUNGEON, disc, end, on, pillar, play, push, refusal, story } from "./testing/scene.ts";

test("FLK-BOARD-01 a board is a rectangle of 200 to 1000 mm", () => {
  for (const [length, width] of [
    [199, 300],
    [300, 1001],
  ] as const) {
    expect(refusal(on(board(length, width, "open"), disc("a", 100, 100)), push("a", 100)).code).toBe(
      "bad-board",
    );
  }
  expect(play(on(board(200, 1000, "wall"), disc("a", 100, 100)), push("a", 100)).ok).toBe(true);
});

test("FLK-BOARD-01 a disc is in a zone when it lies wholly inside", () => {
  const zones = [{ x: 0, y: 0, length: 100, width: 320 }];
  expect(checkSpot(on(DUNGEON), disc("a", 87.5, 100), { zones }).ok).toBe(true);
  expect(checkSpot(on(DUNGEON), disc("a", 88, 100), { zones })).toMatchObject({ code: "outside-zone" });
});

test("FLK-BOARD-02 each side is a wall or an open edge of its own", () => {
  const mixed = { ...ARENA, rims: { left: "wall", right: "open", top: "open", bottom: "wall" } } as const;
  const table = on(mixed, disc("a", 300, 170));
  expect(story(play(table, push("a", -1900)))).toEqual(["wall a left"]);
  expect(story(play(table, push("a", 1900)))).toEqual(["exit a right"]);
  expect(story(play(table, push("a", 0, -1900)))).toEqual(["exit a top"]);
  expect(story(play(table, push("a", 0, 1200)))).toEqual(["wall a bottom"]);
});

test("FLK-BOARD-03 no part of a disc is ever beyond a wall", () => {
  const component = fc.integer({ min: -1900, max: 1900 });
  fc.assert(
    fc.property(component, component, (vx, vy) => {
      fc.pre(vx * vx + vy * vy >= 3600);
      const table = on(
        ARENA,
        disc("a", 40, 40),
        disc("b", 12.5, 80),
        disc("c", 597.5, 342.5),
        pillar("p", 300, 100),
      );
      for (const { stretches, end: last } of play(table, push("a", vx, vy)).tracks) {
        for (const { x, y } of [...stretches, last]) {
          expect(x).toBeGreaterThanOrEqual(12.5 - 0.001);
          expect(x).toBeLessThanOrEqual(597.5 + 0.001);
          expect(y).toBeGreaterThanOrEqual(12.5 - 0.001);
          expect(y).toBeLessThanOrEqual(342.5 + 0.001);
        }
      }
    }),
    { numRuns: 300, seed: 3 },
  );
});

test("FLK-OBST-01 a fixed obstacle never moves, and discs rebound from it", () => {
  const report = play(on(DUNGEON, disc("a", 100, 160), pillar("p", 240, 160)), push("a", 1000));
  expect(story(report)[0]).toBe("contact a-p");
  expect(end(report, "p")).toEqual(pillar("p", 240, 160));
  expect(end(report, "a").x).toBeLessThan(210);
});

test("FLK-OBST-02 a movable obstacle behaves like every other disc and stays where it stops", () => {
  const table = on(DUNGEON, disc("a", 100, 160), disc("shield", 200, 160, "large"));
  const report = play(table, push("a", 1000));
  expect(end(report, "shield").x).toBeGreaterThan(210);
  const second = play(report.after, push("shield", 0, 300));
  expect(end(second, "shield").x).toBe(end(report, "shield").x);
});
