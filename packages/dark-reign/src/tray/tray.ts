import type { Tray } from "@ossuaire/kernel";
import { darkReignBot } from "../bots/bot.ts";
import { levels } from "../bots/heroes/level.ts";
import { darkReign } from "../dark-reign.ts";
import type { DarkReign } from "../table.ts";

/** Le Règne Sombre, for whoever only plays it. */
export const darkReignTray: Tray<DarkReign> = {
  game: darkReign,
  bot(name) {
    const level = levels.find((one) => one === name);
    return level && darkReignBot(level);
  },
};
