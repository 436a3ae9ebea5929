import { scriptedDice } from "@ossuaire/kernel/testing";
import { describe, expect, test } from "vitest";
import {
  type Chance,
  chanceOf,
  dice,
  oddsOfAmount,
  oddsOfTest,
  oddsOfThrow,
  type Terms,
  tested,
  thrownAgain,
  worthOf,
} from "../index.ts";

const ratio = ({ cases, of }: Chance) => cases / of;
const hits = (sum: number | "X") => sum !== "X" && sum >= 0;
const misses = (sum: number | "X") => !hits(sum);

/** Every throw of a power die and so many D, played by the real test. */
function counted(terms: Terms): Chance {
  const { d = 1 } = terms;
  const of = 6 ** (1 + d);
  let cases = 0;
  for (let number = 0; number < of; number++) {
    const rolls = Array.from({ length: 1 + d }, (_, place) => Math.floor(number / 6 ** place) % 6);
    if (tested(scriptedDice(rolls).fromSeed(""), terms).passed) cases++;
  }
  return { cases, of };
}

test("REG-FACE-01 the chances to fail at difficulty 0, 1, 3, 5 and 8 are those for which the dice were made", () => {
  const failing = Array.from({ length: 10 }, (_, index) =>
    [0, 1, 3, 5, 8]
      .map((difficulty) => (100 * (1 - ratio(oddsOfTest({ level: index + 1, difficulty })))).toFixed(1))
      .join(" "),
  );
  expect(failing).toEqual([
    "69.4 77.8 88.9 97.2 100.0",
    "55.6 66.7 83.3 97.2 100.0",
    "38.9 50.0 72.2 91.7 100.0",
    "27.8 38.9 66.7 88.9 100.0",
    "22.2 30.6 55.6 83.3 100.0",
    "19.4 25.0 44.4 72.2 97.2",
    "16.7 19.4 36.1 61.1 91.7",
    "8.3 11.1 25.0 44.4 83.3",
    "5.6 8.3 16.7 33.3 72.2",
    "0.0 2.8 8.3 22.2 58.3",
  ]);
});

describe("the odds of a test are those of all its throws", () => {
  test.each<Terms>([
    { level: 1 },
    { level: 5, difficulty: 1 },
    { level: 6, difficulty: 9, d: 2 },
    { level: 7, difficulty: 4, d: 0, bonus: 2 },
    { level: 3, difficulty: 12, d: 3, bonus: 1 },
    { level: 12, difficulty: -4 },
  ])("%o", (terms) => expect(oddsOfTest(terms)).toEqual(counted(terms)));

  test("level 0 is hopeless", () => expect(ratio(oddsOfTest({ level: 0, bonus: 20 }))).toBe(0));
});

test("a power die with 6D is counted exactly", () => {
  const odds = oddsOfThrow(5, 6);
  expect(odds).toMatchObject({ of: 279_936, x: 46_656, lowest: -1 });
  expect(odds.counts.reduce((sum, count) => sum + count, odds.x)).toBe(odds.of);
});

test("what is worth something on average is a fraction too", () => {
  expect(ratio(worthOf(oddsOfAmount(dice("4+5D")), Number))).toBe(16.5);
  // REG-MELEE-09: Force 5 and two dice against Endurance 4 take at least 0 PV, and none by a miss.
  const blow = worthOf(oddsOfThrow(6, 2), (sum) => (hits(sum) ? Math.max(0, Number(sum) + 5 - 4) : 0));
  expect(blow.of).toBe(216);
});

describe("throws that are made again", () => {
  const first = oddsOfThrow(5, 1);

  test("because they failed: one minus the square of the chance to fail", () => {
    const again = thrownAgain(first, misses);
    expect(ratio(chanceOf(again, hits))).toBeCloseTo(1 - ratio(chanceOf(first, misses)) ** 2, 12);
  });

  test("because they hit, by a parry: the square of the chance to hit", () => {
    const parried = thrownAgain(first, hits);
    expect(ratio(chanceOf(parried, hits))).toBeCloseTo(ratio(chanceOf(first, hits)) ** 2, 12);
  });

  test("a parry, after which a blessed weapon may throw once more", () => {
    const blessed = thrownAgain(first, misses);
    const chain = thrownAgain(first, hits, blessed);
    const hit = ratio(chanceOf(first, hits));
    expect(ratio(chanceOf(chain, hits))).toBeCloseTo(hit * (1 - (1 - hit) ** 2), 12);
  });

  test("no case is lost, however often", () => {
    let odds = first;
    for (let times = 0; times < 4; times++) odds = thrownAgain(first, (sum) => sum === "X" || sum < 3, odds);
    expect(odds.counts.reduce((sum, count) => sum + count, odds.x)).toBe(odds.of);
  });

  test("more cases than can be counted exactly are refused", () => {
    let odds = oddsOfThrow(5, 6);
    expect(() => {
      for (let times = 0; times < 4; times++) odds = thrownAgain(oddsOfThrow(5, 6), misses, odds);
    }).toThrow("too many");
  });
});
