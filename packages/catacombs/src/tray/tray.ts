import { levelNames } from "@ossuaire/discs";
import type { Tray } from "@ossuaire/kernel";
import { catacombsBot } from "../bots/bot.ts";
import { openWithBots } from "../bots/packs.ts";
import { catacombs } from "../catacombs.ts";
import { boxesIn } from "../needs.ts";
import type { Catacombs } from "../table.ts";

/** Catacombs, for whoever only plays it. */
export const catacombsTray: Tray<Catacombs> = {
  game: catacombs,
  needs: boxesIn,
  fetch: openWithBots,
  bot(name) {
    const level = levelNames.find((one) => one === name);
    return level && catacombsBot(level);
  },
};
