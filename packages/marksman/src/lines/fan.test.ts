import { type Disc, prepare, RADIUS, type Rim } from "@ossuaire/flick";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ideaOf } from "../idea.ts";
import { type Stand, standOf } from "../stand.ts";
import { at, rock, table } from "../testing/situations.ts";
import { fanLines } from "./fan.ts";
import type { Line } from "./line.ts";

function stand(discs: readonly Disc[], rim: Rim = "wall"): Stand {
  const prepared = prepare(table(discs, rim));
  if (!prepared.ok) throw new Error(prepared.code);
  const [disc, target] = discs;
  if (disc === undefined || target === undefined) throw new Error("two discs at least");
  return standOf(prepared, disc, [target], undefined);
}

/** What the flicked disc really met along a line, up to the target. */
function story(from: Stand, { ux, uy }: Line): string[] {
  const { vx, vy } = ideaOf(from, ux, uy, 1e6, 1);
  const shot = from.prepared.flick({ disc: from.disc.id, vx, vy });
  if (!shot.ok) throw new Error(shot.code);
  const met: string[] = [];
  for (let n = 0; n < shot.length && met.at(-1) !== "target"; n++) {
    if (shot.first(n) === from.disc.id) met.push(shot.kind(n) === "contact" ? shot.second(n) : shot.kind(n));
  }
  return met;
}

describe("the fan", () => {
  test("finds the straight line and those over one wall or two", () => {
    const from = stand([at("me", 200, 100), at("target", 400, 250)]);
    const lines = fanLines(from, 1440).sort((a, b) => b.slack - a.slack);
    const stories = lines.map((line) => story(from, line).join());
    expect(stories[0]).toBe("target");
    // Over the fourth wall, behind it, no flick is strong enough.
    expect(stories.filter((met) => met === "wall,target")).toHaveLength(3);
    expect(stories).toContain("wall,wall,target");
  });

  test("knows that a wall takes 0.3 of the speed towards it", () => {
    // The target seems to lie 100 / 0.7 mm behind the upper wall.
    const from = stand([at("me", 200, 112.5), at("target", 400, 112.5)]);
    const up = fanLines(from, 1440).find(
      (line) => line.uy < 0 && Math.abs(line.ux / -line.uy - 200 / (100 + 100 / 0.7)) < 0.01,
    );
    expect(up && story(from, up)).toEqual(["wall", "target"]);
  });

  test("finds the way off an obstacle, and off a disc that gives way", () => {
    const screen = [rock("a", 300, 150), rock("b", 300, 185), rock("c", 300, 220)];
    const fixed = stand([at("me", 220, 185), at("target", 380, 185), ...screen, rock("r", 300, 60)], "open");
    const stories = fanLines(fixed, 1440).map((line) => story(fixed, line).join());
    expect(stories).toContain("r,target");
    const movable = stand([at("me", 100, 100), at("target", 250, 190), at("d", 240, 100)], "open");
    expect(fanLines(movable, 1440).map((line) => story(movable, line).join())).toContain("d,target");
  });

  test("is right wherever the hand may be a degree off and nothing moves but the flicked disc", () => {
    const place = fc.record({ x: fc.integer({ min: 30, max: 580 }), y: fc.integer({ min: 30, max: 325 }) });
    fc.assert(
      fc.property(place, place, (me, other) => {
        fc.pre((me.x - other.x) ** 2 + (me.y - other.y) ** 2 > 60 ** 2);
        const from = stand([at("me", me.x, me.y), at("target", other.x, other.y, RADIUS.large)]);
        for (const line of fanLines(from, 720)) {
          if (line.slack > 0.02) expect(story(from, line).at(-1)).toBe("target");
        }
      }),
      { numRuns: 50 },
    );
  });

  test("loses nothing over open edges and without targets", () => {
    const from = stand([at("me", 200, 100), at("target", 400, 250)], "open");
    expect(fanLines(from, 360)).toHaveLength(1);
    expect(fanLines({ ...from, targets: [] }, 360)).toEqual([]);
  });
});
