import { conquest, conquestBot } from "@ossuaire/conquest";
import { isLevel } from "../levels.ts";
import type { Playable } from "../playable.ts";

export const conquestPlayable: Playable = {
  game: conquest,
  bot: (level) => (isLevel(level) ? { answer: conquestBot(level) } : undefined),
};
