import { expect, test } from "vitest";
import { checkSpot } from "./index.ts";
import {
  ARENA,
  contacts,
  DUNGEON,
  disc,
  end,
  on,
  PLAIN,
  pairs,
  pillar,
  play,
  push,
  story,
  velocities,
} from "./testing/scene.ts";

test("FLK-RULING-01 a disc has left when its centre crosses the edge, neither sooner nor later", () => {
  // 600 mm/s carry 90 mm.
  expect(story(play(on(DUNGEON, disc("a", 100, 89.9)), push("a", 0, -600)))).toEqual(["exit a top"]);
  expect(end(play(on(DUNGEON, disc("a", 100, 90.1)), push("a", 0, -600)), "a").y).toBeCloseTo(0.1, 9);
});

test("FLK-RULING-02 the boards are 610 × 355 in Conquest and 480 × 320 in Catacombs", () => {
  expect(story(play(on(ARENA, disc("a", 600 - 12.5, 100)), push("a", 500)))).toEqual(["wall a right"]);
  expect(play(on(ARENA, disc("a", 580, 100)), push("a", 500)).entries[0]).toMatchObject({ x: 610 });
  expect(play(on(DUNGEON, disc("a", 470, 300)), push("a", 500)).entries[0]).toMatchObject({ x: 480 });
  expect(play(on(DUNGEON, disc("a", 470, 300)), push("a", 0, 500)).entries[0]).toMatchObject({ y: 320 });
});

test("FLK-RULING-03 an obstacle in its hole is fixed, with the restitution of a disc", () => {
  const report = play(on(PLAIN, disc("a", 200, 200), pillar("p", 300, 200)), push("a", 800));
  const { before, after } = velocities(report, "a", report.entries[0]?.time ?? -1);
  expect(after[0] / before[0]).toBeCloseTo(-0.8, 9);
  expect(end(report, "p")).toEqual(pillar("p", 300, 200));
});

test("FLK-RULING-04 2.5 cm is measured between the rims, the same for all sizes", () => {
  for (const size of ["very-small", "medium", "very-large"] as const) {
    const lord = disc("lord", 240, 160, "very-large");
    const own = disc("a", 0, 0, size).radius;
    const at = (gap: number) =>
      checkSpot(on(DUNGEON, lord), disc("a", 240, 160 + 22.5 + gap + own, size), { near: "lord" });
    expect(at(25).ok).toBe(true);
    expect(at(25.1).ok).toBe(false);
  }
});

test("FLK-RULING-05 a commanded skeleton may be placed at 1 cm, and anywhere from 0 to 25 mm", () => {
  const table = on(DUNGEON, disc("hero", 240, 160));
  const at = (gap: number) => checkSpot(table, disc("skeleton", 240 + 25 + gap, 160), { near: "hero" }).ok;
  expect([0, 10, 25, 26].map(at)).toEqual([true, true, true, false]);
});

test("FLK-RULING-06 an ice spike falls by the limit of the change of velocity, and by nothing else", () => {
  const riders = [{ id: "spike", radius: 9, carrier: "b" }];
  const shaken = (speed: number, size: "medium" | "very-large") =>
    story(
      play(
        {
          ...on(PLAIN, disc("a", 200, 200, size), disc("b", 200 + 12.5 + disc("", 0, 0, size).radius, 200)),
          riders,
        },
        push("a", speed),
      ),
    );
  expect(shaken(300, "medium")).not.toContain("fall b spike");
  expect(shaken(310, "medium")).toContain("fall b spike");
  // A heavier striker passes on more: 1.8 × 22.5² / (22.5² + 12.5²) of its speed.
  expect(shaken(195, "very-large")).not.toContain("fall b spike");
  expect(shaken(205, "very-large")).toContain("fall b spike");
});

test("FLK-RULING-07 discs neither spin nor lift: an oblique hit leaves the velocity along the rim alone", () => {
  const report = play(on(PLAIN, disc("a", 200, 200), disc("b", 250, 215)), push("a", 900));
  const [hit] = contacts(report);
  const { after } = velocities(report, "b", hit?.time ?? 0);
  const [nx, ny] = [(250 - (hit?.x ?? 0)) / 12.5, (215 - (hit?.y ?? 0)) / 12.5];
  expect(after[0] * ny - after[1] * nx).toBeCloseTo(0, 9);
});

test("FLK-RULING-08 too much strength is limited, too little refused", () => {
  const table = on(ARENA, disc("a", 300, 170));
  expect(play(table, push("a", 100_000)).limited).toBe(true);
  expect(() => play(table, push("a", 10))).toThrow("too-weak");
});

test("FLK-RULING-09 nobody is stacked in the middle of a flick; the contact is recorded", () => {
  const report = play(
    on(PLAIN, disc("swarm", 200, 200, "very-small"), disc("hero", 300, 200)),
    push("swarm", 900),
  );
  expect(pairs(report)).toEqual(["swarm-hero"]);
  expect(report.after.riders).toBeUndefined();
  expect(report.after.discs).toHaveLength(2);
});

test("FLK-RULING-10 wall and disc touched in the same instant: the disc comes first", () => {
  // Both touch the right wall in the end; the place of b is where a reaches wall and b at once: dy = 2 √(r₁ r₂).
  const y = 100 + 2 * Math.sqrt(22.5 * 6);
  const report = play(
    on(ARENA, disc("a", 400, 100, "very-large"), disc("b", 604, y, "very-small")),
    push("a", 1500),
  );
  expect(story(report).slice(0, 2)).toEqual(["contact a-b", "wall a right"]);
  expect(report.entries[1]?.time).toBeCloseTo(report.entries[0]?.time ?? 0, 9);
  expect(report.entries[0]).toMatchObject({ afterWall: [false, false] });
});

test("FLK-RULING-11 in a corner the side crossed first counts; in the same instant left, right, top, bottom", () => {
  const leave = (x: number, y: number, vx: number, vy: number) =>
    story(play(on(DUNGEON, disc("a", x, y)), push("a", vx, vy)));
  expect(leave(50, 50, -900, -900)).toEqual(["exit a left"]);
  expect(leave(50, 49.999, -900, -900)).toEqual(["exit a top"]);
  expect(leave(430, 50, 900, -900)).toEqual(["exit a right"]);
  expect(leave(430, 270.001, 900, 900)).toEqual(["exit a bottom"]);
});

test("FLK-RULING-12 slow meetings part at 2 mm/s at least, what is slower lies still, and bouncing ends", () => {
  // 43.82 mm/s are left after 0.1 mm of 60 mm/s; too weak a push does not move the heavy one, and is recorded all the same.
  const heavy = on(
    PLAIN,
    disc("a", 200, 200, "very-small"),
    disc("b", 200 + 28.5 + 0.889, 200, "very-large"),
  );
  const report = play(heavy, push("a", 60));
  expect(pairs(report)).toEqual(["a-b"]);
  expect(end(report, "b").x).toBe(200 + 28.5 + 0.889);
  // A disc pushed through a lane of others that lie against each other: many meetings, but an end.
  const row = Array.from({ length: 12 }, (_, n) => disc(`d${n < 10 ? "0" : ""}${n}`, 200 + 25 * n, 500));
  const chain = play(on(PLAIN, ...row), push("d00", 1900));
  expect(chain.cutShort).toBe(false);
  expect(chain.entries.length).toBeLessThan(500);
  for (const { stretches } of chain.tracks) {
    for (const { vx, vy } of stretches)
      expect(vx === 0 && vy === 0 ? 2 : Math.sqrt(vx * vx + vy * vy)).toBeGreaterThanOrEqual(2);
  }
});
