import type { Hand } from "@ossuaire/marksman";

/** How good a bot is: its hand, how much it tries out in its head, and how far it thinks. */
export interface Level {
  readonly hand: Hand;
  /** Flicks tried out before one is made. Counted, not timed: a seed gives the same game everywhere. */
  readonly flicks: number;
  /** Flicks tried out to judge one card of the hand; without any, a card is judged by what is printed on it. */
  readonly rehearsal: number;
  /** How much it cares where everybody stands afterwards, in damage points. */
  readonly foresight: number;
  /** Plays abilities, armour and discards by their worth rather than by whim. */
  readonly prudent: boolean;
}

export type LevelName = "novice" | "adept" | "master";

export const levels: Readonly<Record<LevelName, Level>> = {
  novice: { hand: { aim: 0.2, strength: 0.3 }, flicks: 30, rehearsal: 0, foresight: 0, prudent: false },
  adept: { hand: { aim: 0.11, strength: 0.18 }, flicks: 200, rehearsal: 0, foresight: 0.3, prudent: true },
  master: {
    hand: { aim: 0.065, strength: 0.12 },
    flicks: 1200,
    rehearsal: 60,
    foresight: 0.4,
    prudent: true,
  },
};
