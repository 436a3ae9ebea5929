import type { Seat } from "@ossuaire/kernel";
import { differenceOf, type FlickReport, type PlayerReport } from "./analysis.ts";

/** Where the best aim is worth no more than this beyond a careless one, none can be called good or bad. */
const matters = 0.05;

/** What everybody's flicks came to; whoever never flicked is left out. */
export function playersOf(seats: readonly Seat[], flicks: readonly FlickReport[]): readonly PlayerReport[] {
  return seats.flatMap((seat): readonly PlayerReport[] => {
    const own = flicks.filter((flick) => flick.seat === seat);
    return own.length === 0 ? [] : [playerOf(seat, own)];
  });
}

function playerOf(seat: Seat, flicks: readonly FlickReport[]): PlayerReport {
  const sumOf = (measure: (flick: FlickReport) => number) =>
    flicks.reduce((sum, flick) => sum + measure(flick), 0);
  const marks = flicks.flatMap((flick) => accuracyOf(flick) ?? []);
  const hitting = flicks.filter(({ hurt }) => hurt.length > 0);
  const misses = flicks.filter(({ hurt, best }) => hurt.length === 0 && best.hurt.length > 0);
  return {
    seat,
    flicks: flicks.length,
    hits: sumOf(({ hurt }) => hurt.length),
    expectedHits: sumOf(({ made }) => made.hits),
    luck: sumOf(({ did, made }) => did - made.expected),
    accuracy: marks.length === 0 ? undefined : marks.reduce((sum, mark) => sum + mark, 0) / marks.length,
    // Of two that did the same, the harder one.
    bestShot: highest(hitting, ({ did, made }) => did - 0.5 * made.share)?.at,
    dearestMiss: highest(misses, ({ best, did }) => best.expected - did)?.at,
  };
}

/** From 0 (as good as taken without looking) to 1 (the best that was found); undefined where nothing depends on the aim. */
export function accuracyOf(flick: FlickReport): number | undefined {
  const room = flick.best.expected - flick.careless;
  if (room < matters) return undefined;
  return Math.min(1, Math.max(0, 1 - differenceOf(flick) / room));
}

function highest<T>(all: readonly T[], measure: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (best, one) => (best === undefined || measure(one) > measure(best) ? one : best),
    undefined,
  );
}
