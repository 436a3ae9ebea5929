// @module-tag long
import { expect, test } from "vitest";
import { type Flick, flick, type Table } from "./index.ts";
import { drawing } from "./testing/draw.ts";
import { play, story } from "./testing/scene.ts";
import { stepFlick } from "./testing/stepper.ts";
import { drawFlick, drawTable } from "./testing/tables.ts";

/**
 * A shot is chaotic when it magnifies a disturbance ten thousand times: the flicked disc moved by a millionth of a
 * millimetre changes the story, or some end position by a hundredth. No two methods can agree on such a shot, since
 * the rounding of either is a disturbance too. Everything else must agree.
 */
function isChaotic(table: Table, shot: Flick): boolean {
  const plain = play(table, shot);
  return [1, -1].some((sign) => {
    const moved = table.discs.map((disc) =>
      disc.id === shot.disc ? { ...disc, x: disc.x + sign * 1e-6, y: disc.y - 0.7e-6 } : disc,
    );
    const other = play({ ...table, discs: moved }, shot);
    if (story(other).join() !== story(plain).join()) return true;
    return other.after.discs.some((disc, n) => {
      const { x, y } = plain.after.discs[n] ?? disc;
      return (disc.x - x) ** 2 + (disc.y - y) ** 2 > 0.01 ** 2;
    });
  });
}

test("FLK-DET-04 a fine time-stepping reference tells the same story, and ends within 0.05 mm", () => {
  let compared = 0;
  let chaotic = 0;
  let worst = 0;
  let contacts = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const draw = drawing(seed * 7919);
    const table = drawTable(draw, "scattered", 16);
    const { disc, vx, vy } = drawFlick(draw, table);
    const shot = { disc, vx: Math.trunc(vx * 0.98), vy: Math.trunc(vy * 0.98) };
    const report = flick(table, shot);
    if (!report.ok) continue;
    if (isChaotic(table, shot)) {
      chaotic += 1;
      continue;
    }
    const stepped = stepFlick(table, shot);
    expect(stepped.story, `seed ${seed}`).toEqual(story(report));
    for (const disc of report.after.discs) {
      const body = stepped.bodies.find((one) => one.id === disc.id);
      const error = Math.hypot((body?.x ?? Number.NaN) - disc.x, (body?.y ?? Number.NaN) - disc.y);
      expect(error, `seed ${seed}, ${disc.id}`).toBeLessThan(0.05);
      worst = Math.max(worst, error);
    }
    compared += 1;
    contacts += report.entries.length;
  }
  expect(compared).toBeGreaterThan(60);
  expect(contacts).toBeGreaterThan(150);
  expect(chaotic).toBeLessThan(compared / 2);
  expect(worst).toBeLessThan(0.05);
});
