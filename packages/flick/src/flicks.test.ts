import { expect, test } from "vitest";
import { flick, strongestSpeed } from "./index.ts";
import { ARENA, DUNGEON, disc, end, on, PLAIN, pillar, play, push, refusal } from "./testing/scene.ts";

test("FLK-FLICK-01 one disc starts with a velocity, all others lie still, every direction is allowed", () => {
  const table = on(ARENA, disc("a", 300, 170), disc("b", 100, 100));
  for (const [vx, vy] of [
    [100, 0],
    [-100, 0],
    [0, 100],
    [0, -100],
    [70, -80],
  ] as const) {
    const report = play(table, push("a", vx, vy));
    expect(report.tracks.map((track) => track.disc)).toEqual(["a"]);
    const [first] = report.tracks;
    expect(first?.stretches[0]?.vx).toBeCloseTo(vx, 10);
    expect(first?.stretches[0]?.vy).toBeCloseTo(vy, 10);
  }
});

test("FLK-FLICK-02 the strongest flick carries a free disc 1.5 times the longer side; a stronger one is limited", () => {
  expect(Math.round(strongestSpeed(ARENA))).toBe(1913);
  expect(Math.round(strongestSpeed(DUNGEON))).toBe(1697);
  const table = on(ARENA, disc("a", 300, 170));
  expect(play(table, push("a", 1913)).limited).toBe(false);
  expect(play(table, push("a", 1914)).limited).toBe(true);
  for (const factor of [1, 100, 1e300]) {
    const report = play(table, push("a", 3000 * factor, 4000 * factor));
    expect(report.limited).toBe(true);
    const [start] = report.tracks[0]?.stretches ?? [];
    expect(start?.vx).toBeCloseTo(0.6 * strongestSpeed(ARENA), 9);
    expect(start?.vy).toBeCloseTo(0.8 * strongestSpeed(ARENA), 9);
  }
});

test("FLK-FLICK-03 the weakest flick is 60 mm/s and carries 0.9 mm; anything weaker is too weak", () => {
  const table = on(ARENA, disc("a", 300, 170));
  expect(end(play(table, push("a", 60)), "a").x).toBeCloseTo(300.9, 9);
  expect(play(table, push("a", 36, 48)).ok).toBe(true);
  for (const [vx, vy] of [
    [59, 0],
    [0, 0],
    [42, 42],
    [-59, 10],
  ] as const) {
    expect(refusal(table, push("a", vx, vy))).toEqual({ ok: false, code: "too-weak", ids: ["a"] });
  }
});

test("FLK-FLICK-04 fixed discs, riders and carriers cannot be flicked", () => {
  const table = {
    ...on(PLAIN, disc("a", 200, 200), disc("carrier", 300, 300), pillar("p", 400, 400)),
    riders: [{ id: "spike", radius: 9, carrier: "carrier" }],
  };
  for (const id of ["carrier", "spike", "p"]) {
    expect(refusal(table, push(id, 500))).toEqual({ ok: false, code: "not-flickable", ids: [id] });
  }
  expect(flick(table, push("a", 500)).ok).toBe(true);
  expect(refusal(table, push("gone", 500)).code).toBe("unknown-piece");
});
