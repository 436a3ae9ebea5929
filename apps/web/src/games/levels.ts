/** How well a bot can play, in every game. */
export const levels = ["novice", "adept", "master"] as const;

type LevelName = (typeof levels)[number];

export function isLevel(name: string): name is LevelName {
  return levels.some((level) => level === name);
}
