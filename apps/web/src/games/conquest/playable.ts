import { conquest, conquestBot } from "@ossuaire/conquest";
import type { Playable } from "../playable.ts";
import { isLevel } from "./levels.ts";

export const conquestPlayable: Playable = {
  game: conquest,
  bot: (level) => (isLevel(level) ? { answer: conquestBot(level) } : undefined),
};
