import { expect, test } from "vitest";
import { drawing } from "./testing/draw.ts";
import { disc, end, on, PLAIN, play, push } from "./testing/scene.ts";
import { askew, drawSymmetric, wildness } from "./testing/symmetric.ts";

/** Six discs, symmetric about y = 500: one is flicked at the point of an arrow of five that touch each other. */
const row = 12.5 * Math.sqrt(3);
const ARROW = [
  [200, 500],
  [300, 500],
  [300 + row, 487.5],
  [300 + row, 512.5],
  [300 + 2 * row, 475],
  [300 + 2 * row, 525],
] as const;

test.each(["abcdef", "afedcb", "bdface", "fcebda"])(
  "FLK-CONTACT-06 a symmetric hit stays symmetric through chains, whoever is called what: %s",
  (names) => {
    const ids = [...names];
    const table = on(PLAIN, ...ARROW.map(([x, y], n) => disc(ids[n] ?? "", x, y)));
    for (const speed of [900, 1500, 1900]) {
      const report = play(table, push(ids[0] ?? "", speed));
      const ends = ids.map((id) => end(report, id));
      for (const [one, other] of [
        [0, 0],
        [1, 1],
        [2, 3],
        [4, 5],
      ] as const) {
        expect(ends[one]?.x).toBeCloseTo(ends[other]?.x ?? Number.NaN, 6);
        expect((ends[one]?.y ?? 0) + (ends[other]?.y ?? 0)).toBeCloseTo(1000, 6);
      }
    }
  },
);

test("FLK-CONTACT-06 random tables that are their own mirror image end as their own mirror image", () => {
  let calm = 0;
  for (let seed = 0; seed < 800; seed++) {
    const draw = drawing(seed);
    const scene = drawSymmetric(draw);
    const report = play(scene.table, scene.shot);
    if (wildness(scene, report, draw) > 1e-7) continue;
    calm += 1;
    expect(askew(report, scene), `seed ${seed}`).toBeLessThan(1e-6);
  }
  expect(calm).toBeGreaterThan(700);
});
