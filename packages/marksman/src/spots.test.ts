import { checkSpot, RADIUS, RING } from "@ossuaire/flick";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adviseFlick, steady } from "./index.ts";
import { chooseSpots } from "./spots.ts";
import { anyTable, at, dice, gap, rock, table, touching } from "./testing/situations.ts";

const missile = { id: "missile", radius: RADIUS["very-small"], around: ["d0"], reach: RING };

describe("spots for a projectile", () => {
  test("are legal and within reach", () => {
    const reach = fc.constantFrom(0, 3, RING, 60);
    fc.assert(
      fc.property(anyTable(40), reach, fc.integer({ min: 1, max: 16 }), (table, reach, most) => {
        const [owner] = table.discs;
        const spots = chooseSpots(table, { ...missile, reach }, table.discs.slice(1), most);
        expect(spots.length).toBeLessThanOrEqual(most);
        for (const spot of spots) {
          expect(checkSpot(table, { ...missile, ...spot }).ok).toBe(true);
          expect(owner && gap({ ...missile, ...spot }, owner)).toBeLessThanOrEqual(reach + 0.001);
        }
      }),
    );
  });

  test("include one with a clear line to the target, past what stands before its owner", () => {
    const crowded = table([at("d0", 100, 177), at("target", 400, 177), rock("r", 150, 177)]);
    const advice = adviseFlick({
      table: crowded,
      pieces: [],
      projectile: missile,
      targets: ["target"],
      score: touching("missile", "target"),
      hand: steady,
      budget: 200,
      random: dice(1),
    });
    expect(advice).toMatchObject({ ok: true, flick: { disc: "missile" } });
    expect(advice.ok && advice.score).toBeGreaterThan(0.95);
    expect(
      advice.ok && advice.spot && checkSpot(crowded, { ...missile, ...advice.spot }, { near: "d0" }),
    ).toEqual({
      ok: true,
    });
  });

  test("lie around any of several discs", () => {
    const split = table([at("d0", 40, 40), at("d1", 570, 40), at("target", 500, 40), rock("r", 300, 40)]);
    const both = { ...missile, around: ["d0", "d1"] };
    const [target] = split.discs.filter(({ id }) => id === "target");
    const spots = chooseSpots(split, both, target ? [target] : [], 8);
    expect(spots.some(({ x }) => x < 100)).toBe(true);
    expect(spots.some(({ x }) => x > 500)).toBe(true);
  });

  test("are found in the last corner of a throng", () => {
    const owner = at("d0", 300, 177);
    // Six neighbours leave only the small gaps between them.
    const ring = [
      [1, 0],
      [0.5, Math.sqrt(0.75)],
      [-0.5, Math.sqrt(0.75)],
      [-1, 0],
      [-0.5, -Math.sqrt(0.75)],
      [0.5, -Math.sqrt(0.75)],
    ].map(([x = 0, y = 0], n) => at(`n${n}`, 300 + 30 * x, 177 + 30 * y));
    const spots = chooseSpots(table([owner, ...ring]), missile, [], 4);
    expect(spots.length).toBeGreaterThan(0);
  });

  test("there may be none: then nothing can be flicked", () => {
    const projectile = { ...missile, around: ["nobody"] };
    const task = { pieces: [], projectile, score: () => 0, hand: steady, budget: 10, random: dice(1) };
    expect(adviseFlick({ ...task, table: table([at("d0", 100, 100)]) })).toEqual({
      ok: false,
      code: "not-flickable",
      ids: ["missile"],
    });
  });

  test("of a disc that lies on the table already: it is taken up first", () => {
    const task = { score: touching("missile", "target"), hand: steady, budget: 50, random: dice(1) };
    const lying = table([at("d0", 100, 100), at("target", 200, 100), { ...missile, x: 500, y: 300 }]);
    const advice = adviseFlick({ ...task, table: lying, pieces: [], projectile: missile });
    expect(advice.ok && advice.score).toBe(1);
    expect(advice.ok && advice.spot?.x).toBeLessThan(150);
  });
});
