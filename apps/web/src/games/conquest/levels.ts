import type { LevelName } from "@ossuaire/conquest";

export const levels = ["novice", "adept", "master"] as const satisfies readonly LevelName[];

export function isLevel(name: string): name is LevelName {
  return levels.some((level) => level === name);
}
