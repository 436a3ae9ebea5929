import type { Hand } from "@ossuaire/marksman";

/** How good a bot is: its hand, how much it tries out in its head, and how far it thinks. */
export interface Level {
  readonly hand: Hand;
  /** Flicks tried out before one is made. Counted, not timed: a seed gives the same game everywhere. */
  readonly flicks: number;
  /** Flicks tried out to judge one of the things that could be done; without any, it is judged by what is printed. */
  readonly rehearsal: number;
  /** How much it cares where everybody stands afterwards. */
  readonly foresight: number;
  /** Chooses by worth rather than by whim. */
  readonly prudent: boolean;
}

/** The weakest first. */
export const levelNames = ["novice", "adept", "master"] as const;

export type LevelName = (typeof levelNames)[number];

export type Levels<L extends Level = Level> = Readonly<Record<LevelName, L>>;
