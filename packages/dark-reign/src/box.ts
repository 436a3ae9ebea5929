import type { Box } from "@ossuaire/kernel";
import { darkReignBot } from "./bots/bot.ts";
import { levels } from "./bots/heroes/level.ts";
import { chartOf } from "./chart/chart.ts";
import { going } from "./going.ts";
import { darkReignLid } from "./lid.ts";
import { pilesOf } from "./piles.ts";
import type { DarkReign } from "./table.ts";
import { leavesOf } from "./words/leaves/leaves.ts";

/** Le Règne Sombre, as it is laid on any table. */
export const darkReignBox: Box<DarkReign> = {
  ...darkReignLid,
  bot(name) {
    const level = levels.find((one) => one === name);
    return level && darkReignBot(level);
  },
  chart: chartOf,
  leaves: leavesOf,
  going,
  cards: pilesOf,
};
