import type { Effect, Reading } from "@ossuaire/discs";
import { type Flick, prepare } from "@ossuaire/flick";
import { type Hand, type Random, spreadErrors } from "@ossuaire/marksman";
import { countOf, noEffect } from "./gist.ts";

/** Flicks by which ease is measured: every band of aim meets every band of strength. */
const TRIES = 64;

/** What a flick was meant to do, and how well a hand does it. */
export interface Ease {
  /** What it does when it is flicked exactly so. */
  readonly meant: Effect;
  /** The share of this hand's errors under which it still does all of that to the enemy. */
  readonly share: number;
  /** What this hand may expect of it, in the game's own worth. */
  readonly expected: number;
  /** How many enemies it hurts on the average. */
  readonly hits: number;
}

/** How easy a flick is for a hand; undefined for one that cannot be made. */
export function easeOf(reading: Reading, intended: Flick, hand: Hand, random: Random): Ease | undefined {
  const ready = prepare(reading.table);
  if (!ready.ok) return undefined;
  const shot = ready.flick(intended);
  if (!shot.ok) return undefined;
  const meant = noEffect();
  reading.read(shot, meant);
  const effect = noEffect();
  let done = 0;
  let worth = 0;
  let hits = 0;
  for (const played of spreadErrors(intended, hand, random, TRIES)) {
    const tried = ready.flick(played);
    if (!tried.ok) continue;
    reading.read(tried, effect);
    if (does(effect, meant)) done += 1;
    worth += reading.worth(tried);
    hits += countOf(effect.hurt);
  }
  return { meant, share: done / TRIES, expected: worth / TRIES, hits: hits / TRIES };
}

/** At least all that was meant. */
function does(effect: Effect, meant: Effect): boolean {
  return (effect.hurt & meant.hurt) === meant.hurt && (effect.killed & meant.killed) === meant.killed;
}
