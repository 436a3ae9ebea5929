import type { Reading } from "@ossuaire/discs";
import type { Flick } from "@ossuaire/flick";
import { type Random, trained } from "@ossuaire/marksman";
import { easeOf } from "../ease.ts";
import { type Fan, fanOf, flickAt } from "../fan.ts";

/** What all aims of a feat's reading say of it. */
export interface Measure {
  /** The share of aims that do it. */
  readonly aims: number;
  /** How often a trained hand does it from the easiest place that was found. */
  readonly ease: number;
  /** That place. */
  readonly flick: Flick;
}

/** How many places are tried by hand, and how far they lie apart in directions and strengths. */
const PLACES = 12;
const APART = { directions: 2, strengths: 4 } as const;

/**
 * By the whole fan, and by a coarse one that begins elsewhere: the easier of both counts. Undefined where no aim does it. `random` begins
 * anew each time, so that the same feat has the same measure.
 */
export function measureOf(reading: Reading, random: () => Random): Measure | undefined {
  const whole = measureBy(reading, random, 256, 48);
  const coarse = measureBy(reading, random, 64, 24);
  return whole && coarse && coarse.ease > whole.ease ? { ...coarse, aims: whole.aims } : whole;
}

function measureBy(
  reading: Reading,
  random: () => Random,
  directions: number,
  strengths: number,
): Measure | undefined {
  const fan = fanOf(reading, directions, strengths);
  let best: Omit<Measure, "aims"> | undefined;
  for (const cell of roomiest(fan)) {
    const flick = flickAt(reading, fan, cell);
    const ease = easeOf(reading, flick, trained, random())?.share ?? 0;
    if (best === undefined || ease > best.ease) best = { ease, flick };
  }
  return best && { ...best, aims: doneIn(fan) / fan.hurt.length };
}

function doneIn({ hurt }: Fan): number {
  let done = 0;
  for (const whom of hurt) if (whom !== 0) done += 1;
  return done;
}

/** The aims with the most of their kind around them, each some way from the others. */
function roomiest(fan: Fan): readonly number[] {
  const { strengths, hurt } = fan;
  const places = [...hurt.keys()]
    .filter((cell) => hurt[cell] !== 0)
    .map((cell) => ({ cell, room: roomAround(fan, cell) }))
    .toSorted((a, b) => b.room - a.room || a.cell - b.cell);
  const chosen: number[] = [];
  for (const { cell } of places) {
    if (chosen.length === PLACES) break;
    const isFar = (other: number) =>
      turnsBetween(fan, cell, other) >= APART.directions ||
      Math.abs((cell % strengths) - (other % strengths)) >= APART.strengths;
    if (chosen.every(isFar)) chosen.push(cell);
  }
  return chosen;
}

function turnsBetween({ directions, strengths }: Fan, one: number, other: number): number {
  const turns = Math.abs(Math.floor(one / strengths) - Math.floor(other / strengths));
  return Math.min(turns, directions - turns);
}

/** How much of what a trained hand comes to from here does it, roughly: what is near counts more than what is far. */
function roomAround({ directions, strengths, hurt }: Fan, cell: number): number {
  const direction = Math.floor(cell / strengths);
  const strength = cell % strengths;
  const turn = trained.aim / (6.2832 / directions);
  // Strengths are even steps from nearly nothing: an error is a share of what is meant.
  const step = Math.max(trained.strength * (strength + 1), 0.5);
  const [wide, long] = [Math.ceil(REACH * turn), Math.ceil(REACH * step)];
  let room = 0;
  let all = 0;
  for (let i = -wide; i <= wide; i++) {
    const row = ((direction + i + directions) % directions) * strengths;
    for (let j = -long; j <= long; j++) {
      const weight = nearness(i / turn) * nearness(j / step);
      all += weight;
      // Whoever means the strongest flick there is makes it, however much too strong.
      if (strength + j >= 0 && hurt[row + Math.min(strength + j, strengths - 1)] !== 0) room += weight;
    }
  }
  return room / all;
}

/** In typical errors: what is farther away is left out. */
const REACH = 2.4;

/** A bell, of sums and products alone: the same in every engine. */
function nearness(errors: number): number {
  const left = 1 - (errors * errors) / (REACH * REACH);
  return left <= 0 ? 0 : left * left;
}
