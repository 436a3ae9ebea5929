/** How deep a bot of heroes looks. All of them see what their seat sees; none is dealt better dice. */
export const levels = ["novice", "adept", "master"] as const;

export type LevelName = (typeof levels)[number];
