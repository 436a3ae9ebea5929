import { levelNames } from "@ossuaire/discs";
import type { Tray } from "@ossuaire/kernel";
import { conquestBot } from "../bots/bot.ts";
import { conquest } from "../conquest.ts";
import type { Conquest } from "../table.ts";

/** Catacombs Conquest, for whoever only plays it. */
export const conquestTray: Tray<Conquest> = {
  game: conquest,
  bot(name) {
    const level = levelNames.find((one) => one === name);
    return level && conquestBot(level);
  },
};
