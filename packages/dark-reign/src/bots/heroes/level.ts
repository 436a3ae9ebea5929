/** How deep a bot of heroes looks. All of them see what their seat sees, and throw the same dice. */
export interface Level {
  /** How much it minds what the MJ's characters can do to the group in their next turn; 0 if it never thinks of it. */
  readonly foresight: number;
  /** How much its judgement of a deed goes astray, in PV. */
  readonly whim: number;
  /** Below this share of its PV it thinks of healing. */
  readonly care: number;
  /** So many potions of healing it takes along from town. */
  readonly potions: number;
  /** Whether it gathers the group, and mends it, before it opens a door. */
  readonly gathers: boolean;
  /** Whether it knows what spells, speeches and rare potions are good for beyond damage. */
  readonly isLearned: boolean;
}

export const levels = ["novice", "adept", "master"] as const;

export type LevelName = (typeof levels)[number];

export const levelOf: Readonly<Record<LevelName, Level>> = {
  novice: { foresight: 0, whim: 4, care: 0.3, potions: 2, gathers: false, isLearned: false },
  adept: { foresight: 0.4, whim: 1, care: 0.5, potions: 4, gathers: true, isLearned: false },
  master: { foresight: 0.5, whim: 0, care: 0.6, potions: 20, gathers: true, isLearned: true },
};
