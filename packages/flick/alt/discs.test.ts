import { expect, test } from "vitest";
import { flick, RADIUS } from "./index.ts";
import { ARENA, contacts, disc, on, PLAIN, play, push, refusal, velocities } from "./testing/scene.ts";

test("FLK-DISC-01 there are five sizes, any other is refused", () => {
  expect(Object.values(RADIUS).map((radius) => 2 * radius)).toEqual([12, 18, 25, 35, 45]);
  for (const radius of Object.values(RADIUS)) {
    expect(flick(on(ARENA, { ...disc("a", 100, 100), radius }), push("a", 100)).ok).toBe(true);
  }
  for (const radius of [0, -6, 12, 12.6, 100]) {
    const table = on(ARENA, disc("a", 100, 100), { ...disc("b", 300, 100), radius });
    expect(refusal(table, push("a", 100))).toEqual({ ok: false, code: "bad-size", ids: ["b"] });
  }
});

test("FLK-DISC-02 mass is the square of the radius", () => {
  // Head-on from 30 mm: the struck disc gets (1 + e) m / (m + M) of the speed.
  for (const [size, radius] of Object.entries(RADIUS)) {
    const target = { ...disc("b", 300, 200), radius };
    const report = play(on(PLAIN, disc("a", 200, 200), target), push("a", 1500));
    const [hit] = contacts(report);
    const { before } = velocities(report, "a", hit?.time ?? 0);
    const { after } = velocities(report, "b", hit?.time ?? 0);
    const m = 12.5 * 12.5;
    expect(after[0] / before[0], size).toBeCloseTo((1.8 * m) / (m + radius * radius), 9);
  }
});

test("FLK-DISC-02 a rider or a sticker changes neither size nor mass", () => {
  const plain = on(PLAIN, disc("a", 200, 200), disc("b", 300, 205));
  const laden = { ...plain, riders: [{ id: "r", radius: RADIUS.small, carrier: "b" }] };
  expect(play(laden, push("a", 900)).after.discs).toEqual(play(plain, push("a", 900)).after.discs);
});

test("FLK-DISC-03 every kind of piece has one of the five sizes", () => {
  const kinds = {
    "very-small": ["missile", "longbow", "vermin"],
    small: ["fireball", "familiar", "ice-spike"],
    medium: ["hero", "skeleton", "monster", "character"],
    large: ["large-monster", "lord", "obstacle", "shield", "critical-fireball", "wave"],
    "very-large": ["crystal"],
  } as const;
  for (const [size, names] of Object.entries(kinds)) {
    for (const name of names) {
      const radius = Object.entries(RADIUS).find(([one]) => one === size)?.[1] ?? 0;
      expect(flick(on(ARENA, { id: name, x: 100, y: 100, radius }), push(name, 100)).ok, name).toBe(true);
      expect(
        flick(on(ARENA, { id: name, x: 100, y: 100, radius: radius + 0.5 }), push(name, 100)).ok,
        name,
      ).toBe(false);
    }
  }
});
