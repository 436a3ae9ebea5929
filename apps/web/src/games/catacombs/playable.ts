import { catacombs, catacombsBot } from "@ossuaire/catacombs";
import { isLevel } from "../levels.ts";
import type { Playable } from "../playable.ts";

export const catacombsPlayable: Playable = {
  game: catacombs,
  bot: (level) => (isLevel(level) ? { answer: catacombsBot(level) } : undefined),
};
