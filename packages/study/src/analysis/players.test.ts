import { expect, test } from "vitest";
import type { Aim, FlickReport } from "./analysis.ts";
import { accuracyOf, playersOf } from "./players.ts";
import { turningPointsOf } from "./turning.ts";

const aim: Aim = { disc: "s1", vx: 900, vy: 0, expected: 0.5, hits: 0.5, share: 0.5, hurt: ["c1"] };

function flick(at: number, changed: Partial<FlickReport>): FlickReport {
  return {
    at,
    seat: "sword",
    side: 0,
    did: 1,
    hurt: ["c1"],
    killed: [],
    made: aim,
    best: { ...aim, expected: 1 },
    careless: 0,
    ...changed,
  };
}

test("a player's flicks are added up beside what was to be expected", () => {
  const flicks = [
    flick(3, {}),
    flick(7, { did: 0, hurt: [] }),
    flick(9, { did: 2, hurt: ["c1", "c2"], made: { ...aim, expected: 1, hits: 0.8 } }),
    flick(12, { did: -0.5, hurt: [], best: { ...aim, expected: 2 } }),
  ];
  expect(playersOf(["sword", "skull"], flicks)).toEqual([
    {
      seat: "sword",
      flicks: 4,
      hits: 3,
      expectedHits: 2.3,
      luck: 0,
      accuracy: (0.5 + 0.5 + 1 + 0.25) / 4,
      bestShot: 9,
      dearestMiss: 12,
    },
  ]);
});

test("of two shots that did the same, the harder one is the best", () => {
  const [player] = playersOf(["sword"], [flick(1, {}), flick(2, { made: { ...aim, share: 0.1 } })]);
  expect(player?.bestShot).toBe(2);
});

test("where the aim makes no difference it is neither good nor bad", () => {
  expect(accuracyOf(flick(1, { best: aim, careless: 0.49 }))).toBeUndefined();
  expect(accuracyOf(flick(1, { made: { ...aim, expected: -3 } }))).toBe(0);
});

test("turning points are the largest leaps, in their order; small ones are none", () => {
  expect(turningPointsOf([0.5, 0.55, 0.3, 0.32, 0.62])).toEqual([
    { at: 1, from: 0.55, to: 0.3 },
    { at: 3, from: 0.32, to: 0.62 },
  ]);
  const leaps = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? 0.5 : 0.6 + n / 100));
  expect(turningPointsOf(leaps).map(({ at }) => at)).toEqual([12, 14, 15, 16, 17, 18]);
});
