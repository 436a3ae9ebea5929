import { type PowerDie, pointsOf, powerDieOf } from "./faces.ts";
import type { Formula } from "./notation.ts";
import { asD3, best, fixedPart } from "./roll.ts";
import { needed, type Terms } from "./test.ts";

/** In how many of so many equally likely cases: a fraction of whole numbers, so that nothing is ever rounded. */
export interface Chance {
  readonly cases: number;
  readonly of: number;
}

/** How the cases are spread over the sums; those whose power die shows X stand apart, for their sum does not count. */
export interface Odds {
  readonly of: number;
  readonly x: number;
  /** The sum that the first of the counts belongs to; the next one belongs to one more, and so on. */
  readonly lowest: number;
  readonly counts: readonly number[];
}

const certain: Odds = { of: 1, x: 0, lowest: 0, counts: [1] };
/** REG-TEST-10, REG-RULING-08: no die, no success. */
const hopeless: Odds = { of: 1, x: 1, lowest: 0, counts: [] };
const oneD = spread([0, 1, 2, 3, 4, 5]);
const oneD3 = spread([0, 1, 2, 3, 4, 5].map(asD3));

/** What has been worked out once: the same few throws are asked for all the time. */
const known = new Map<PowerDie, Odds[]>();

/** The power die of a level with so many D. */
export function oddsOfThrow(level: number, d: number): Odds {
  const die = powerDieOf(level);
  if (die === undefined) return hopeless;
  const byD = known.get(die) ?? [];
  const odds = byD[d] ?? together(oddsOfDie(die), times(oneD, d));
  byD[d] = odds;
  known.set(die, byD);
  return odds;
}

function oddsOfDie({ faces }: PowerDie): Odds {
  const points = faces.filter((face) => face !== "X").map(pointsOf);
  return { ...spread(points), of: faces.length, x: faces.length - points.length };
}

/** An amount such as 4+5D. */
export function oddsOfAmount(formula: Formula, force = 0): Odds {
  const rolled = times(formula.kind === "D3" ? oneD3 : oneD, formula.dice);
  return shifted(rolled, fixedPart(formula, force));
}

/** So many D of which the highest are read (REG-SKILL-12, 16): one after the other they are told, and those that count kept. */
export function oddsOfBest(dice: number, read: number): Odds {
  let hands: readonly (readonly number[])[] = [[]];
  for (let thrown = 0; thrown < dice; thrown++)
    hands = hands.flatMap((hand) => [0, 1, 2, 3, 4, 5].map((points) => best([...hand, points], read)));
  return spread(hands.map((hand) => hand.reduce((sum, points) => sum + points, 0)));
}

/** REG-TEST: the chance to pass. */
export function oddsOfTest(terms: Terms): Chance {
  const odds = shifted(oddsOfThrow(terms.level, terms.d ?? 1), terms.bonus ?? 0);
  return chanceOf(odds, (sum) => sum !== "X" && sum >= needed(terms));
}

/** Two throws added: what one of them fails by X has failed. */
export function together(a: Odds, b: Odds): Odds {
  const counts = new Array<number>(Math.max(0, a.counts.length + b.counts.length - 1)).fill(0);
  for (const [i, left] of a.counts.entries())
    for (const [j, right] of b.counts.entries()) counts[i + j] = (counts[i + j] ?? 0) + left * right;
  const of = a.of * b.of;
  return whole({ of, x: of - (a.of - a.x) * (b.of - b.x), lowest: a.lowest + b.lowest, counts });
}

/** The same with a fixed number added. */
export function shifted(odds: Odds, by: number): Odds {
  return by === 0 ? odds : { ...odds, lowest: odds.lowest + by };
}

/**
 * A throw that is made again when it came out so: by destiny, a blessed weapon or a parry (REG-RULING-42 to 44). The second
 * throw stands, whatever it shows; where it may be made again in its turn, its odds say so already.
 */
export function thrownAgain(first: Odds, again: (sum: number | "X") => boolean, second: Odds = first): Odds {
  const repeated = chanceOf(first, again).cases;
  const lowest = Math.min(first.lowest, second.lowest);
  const end = Math.max(first.lowest + first.counts.length, second.lowest + second.counts.length);
  const counts = Array.from({ length: end - lowest }, (_, index) => {
    const sum = lowest + index;
    const kept = again(sum) ? 0 : countOf(first, sum);
    return kept * second.of + repeated * countOf(second, sum);
  });
  const keptX = again("X") ? 0 : first.x;
  return reduced({ of: first.of * second.of, x: keptX * second.of + repeated * second.x, lowest, counts });
}

/** In how many cases it comes out so. */
export function chanceOf(odds: Odds, wanted: (sum: number | "X") => boolean): Chance {
  return { cases: total(odds, (sum) => (wanted(sum) ? 1 : 0)), of: odds.of };
}

/** What it is worth on average, as a fraction: `cases` holds the sum of the worth over all cases. */
export function worthOf(odds: Odds, worth: (sum: number | "X") => number): Chance {
  return { cases: total(odds, worth), of: odds.of };
}

function total(odds: Odds, worth: (sum: number | "X") => number): number {
  const ofX = odds.x === 0 ? 0 : odds.x * worth("X");
  return odds.counts.reduce(
    (sum, count, index) => (count === 0 ? sum : sum + count * worth(odds.lowest + index)),
    ofX,
  );
}

function countOf(odds: Odds, sum: number): number {
  return odds.counts[sum - odds.lowest] ?? 0;
}

function times(odds: Odds, count: number): Odds {
  let all = certain;
  for (let made = 0; made < count; made++) all = together(all, odds);
  return all;
}

/** Points that are equally likely. */
function spread(points: readonly number[]): Odds {
  const lowest = Math.min(...points);
  const counts = new Array<number>(Math.max(...points) - lowest + 1).fill(0);
  for (const point of points) counts[point - lowest] = (counts[point - lowest] ?? 0) + 1;
  return { of: points.length, x: 0, lowest, counts };
}

/** The same odds over fewer cases, where they have a divisor in common: several throws in a row stay countable. */
function reduced(odds: Odds): Odds {
  const { of, x, lowest, counts } = whole(odds);
  const by = counts.reduce(divisor, divisor(of, x));
  return by === 1 ? odds : { of: of / by, x: x / by, lowest, counts: counts.map((count) => count / by) };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Beyond this the cases could no longer be counted exactly. */
function whole(odds: Odds): Odds {
  if (!Number.isSafeInteger(odds.of)) throw new Error(`${odds.of} cases are too many to be counted`);
  return odds;
}
