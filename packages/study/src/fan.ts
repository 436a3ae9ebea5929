import type { Reading } from "@ossuaire/discs";
import { type Flick, prepare, strongestSpeed, WEAKEST } from "@ossuaire/flick";
import { directionsOf } from "./directions.ts";
import { gistOf, noEffect } from "./gist.ts";

/** All that a disc can do: every direction by every strength, and what each aim comes to. */
export interface Fan {
  readonly disc: string;
  readonly directions: number;
  readonly strengths: number;
  /** By direction, then strength: a number of `gists` each. */
  readonly gists: Uint8Array;
  /** Whom it hurts, as bits. */
  readonly hurt: Int32Array;
  /** What it is worth to whoever flicks. */
  readonly worths: Float32Array;
}

/** Halvings from the first coarse picture to the whole. */
const COARSEST = 4;

/** How many flicks are made between two looks at the clock. */
const SLICE = 128;

/**
 * Builds the fan of a disc from coarse to fine, and lets go now and then: whoever asks takes it on when there is time.
 * What is not known yet stands as its nearest neighbour, so the fan can be shown as soon as it is yielded for the first time; each time ends a
 * round that halves its grain.
 */
export function* buildFan(
  reading: Reading,
  directions = 256,
  strengths = 48,
): Generator<Fan | undefined, Fan> {
  const { table, disc, read, worth } = reading;
  const cells = directions * strengths;
  const fan: Fan = {
    disc,
    directions,
    strengths,
    gists: new Uint8Array(cells),
    hurt: new Int32Array(cells),
    worths: new Float32Array(cells),
  };
  const ready = prepare(table);
  if (!ready.ok) throw new Error(`a table that was played on is refused: ${ready.code}`);
  const ways = directionsOf(directions);
  const effect = noEffect();
  let made = 0;
  for (let grain = COARSEST; grain >= 1; grain /= 2) {
    for (let direction = 0; direction < directions; direction += grain) {
      const way = ways[direction];
      if (way === undefined) break;
      const isNew = grain === COARSEST || direction % (2 * grain) !== 0;
      for (let strength = 0; strength < strengths; strength += grain) {
        if (!isNew && strength % (2 * grain) === 0) continue;
        const shot = ready.flick(flickTowards(reading, way.x, way.y, speedAt(reading, strength, strengths)));
        if (!shot.ok) throw new Error(`a flick that was asked for is refused: ${shot.code} ${disc}`);
        read(shot, effect);
        lay(fan, direction, strength, grain, gistOf(effect), effect.hurt, worth(shot));
        if (++made % SLICE === 0) yield undefined;
      }
    }
    yield fan;
  }
  return fan;
}

/** The whole fan in one piece. */
export function fanOf(reading: Reading, directions?: number, strengths?: number): Fan {
  const building = buildFan(reading, directions, strengths);
  for (;;) {
    const { done, value } = building.next();
    if (done) return value;
  }
}

/** The flick of a place in the fan, as a hand would answer: in whole mm/s. */
export function flickAt(reading: Reading, { directions, strengths }: Fan, cell: number): Flick {
  const way = directionsOf(directions)[Math.floor(cell / strengths)] ?? { x: 1, y: 0 };
  const speed = speedAt(reading, cell % strengths, strengths);
  return { ...flickTowards(reading, way.x, way.y, speed) };
}

/** Every aim of so many, each as a flick: the same object every time. */
export function eachFlick(
  reading: Reading,
  directions: number,
  strengths: number,
  visit: (flick: Flick) => void,
): void {
  for (const { x, y } of directionsOf(directions))
    for (let strength = 0; strength < strengths; strength++)
      visit(flickTowards(reading, x, y, speedAt(reading, strength, strengths)));
}

/** From just legal to as strong as there is, in even steps. */
function speedAt({ table }: Reading, strength: number, strengths: number): number {
  const gentle = WEAKEST + 1;
  return gentle + ((strongestSpeed(table.board) - gentle) * strength) / (strengths - 1);
}

const flicked = { disc: "", vx: 0, vy: 0 };

/** FLK-UNIT-01: whole numbers, and never −0. The same object every time. */
function flickTowards({ disc }: Reading, x: number, y: number, speed: number): Flick {
  flicked.disc = disc;
  flicked.vx = Math.round(x * speed) + 0;
  flicked.vy = Math.round(y * speed) + 0;
  return flicked;
}

/** Fills the place of an aim, and those around it that are not known yet. */
function lay(
  { directions, strengths, gists, hurt, worths }: Fan,
  direction: number,
  strength: number,
  grain: number,
  gist: number,
  whom: number,
  worth: number,
): void {
  for (let i = direction; i < Math.min(direction + grain, directions); i++) {
    for (let j = strength; j < Math.min(strength + grain, strengths); j++) {
      const cell = i * strengths + j;
      gists[cell] = gist;
      hurt[cell] = whom;
      worths[cell] = worth;
    }
  }
}
