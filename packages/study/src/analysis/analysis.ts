import type { SideNumber } from "@ossuaire/discs";
import type { Seat, Words } from "@ossuaire/kernel";

/** A match looked at again: who stood how well when, and what came of every flick. Plain data, to be kept and sent. */
export interface Analysis {
  readonly sides: readonly [Words, Words];
  /** How finely the best flicks have been looked for; `rounds` of `analyse.ts` says how far it goes. */
  readonly round: number;
  /** Nothing better will come. */
  readonly done: boolean;
  /** How well such chances have proved to be told (`Judge.error`). */
  readonly error: number | undefined;
  /** The first side's chance of winning, before the first answer and after each. */
  readonly curve: readonly number[];
  readonly turningPoints: readonly TurningPoint[];
  readonly flicks: readonly FlickReport[];
  readonly players: readonly PlayerReport[];
}

/** An answer after which one side stood much better than before. */
export interface TurningPoint {
  /** The page on which it was asked for: what came of it is told on the next. */
  readonly at: number;
  /** The first side's chance before and after. */
  readonly from: number;
  readonly to: number;
}

/** A flick of the match, beside what could be expected of it and the best that was found. */
export interface FlickReport {
  /** The page on which it was asked for. */
  readonly at: number;
  readonly seat: Seat;
  readonly side: SideNumber;
  /** What it came to, in the game's own worth, and whom it hurt. */
  readonly did: number;
  readonly hurt: readonly string[];
  readonly killed: readonly string[];
  readonly made: Aim;
  readonly best: Aim;
  /** What an aim that is taken without looking comes to: half of all do better. */
  readonly careless: number;
}

/** A flick before a hand makes it, and what that hand may expect. */
export interface Aim {
  readonly disc: string;
  readonly vx: number;
  readonly vy: number;
  readonly expected: number;
  /** How many enemies it hurts on the average. */
  readonly hits: number;
  /** The share of the hand's errors under which it does what it does when it is flicked exactly so. */
  readonly share: number;
  /** Whom it hurts then. */
  readonly hurt: readonly string[];
}

/** What somebody's flicks came to, all together. */
export interface PlayerReport {
  readonly seat: Seat;
  readonly flicks: number;
  readonly hits: number;
  readonly expectedHits: number;
  /** What came of the flicks beyond what was to be expected of their aims. */
  readonly luck: number;
  /** How near the aims came to the best ones: 0 is careless, 1 is the best that was found. Undefined if it never mattered. */
  readonly accuracy: number | undefined;
  /** The page of the flick that did most, and of the miss that cost most. */
  readonly bestShot: number | undefined;
  readonly dearestMiss: number | undefined;
}

/** What another aim promised beyond the one that was taken. */
export function differenceOf({ made, best }: Pick<FlickReport, "made" | "best">): number {
  return Math.max(0, best.expected - made.expected);
}
