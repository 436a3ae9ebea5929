import type { Box } from "@ossuaire/kernel";
import { conquestBot } from "./bots/bot.ts";
import { conquestLid, levels } from "./lid.ts";
import { planOf } from "./plan.ts";
import type { Conquest } from "./table.ts";
import { summaryOf } from "./words/chronicle.ts";
import { piles } from "./words/piles.ts";

/** Catacombs Conquest, as it is laid on any table. */
export const conquestBox: Box<Conquest> = {
  ...conquestLid,
  bot(name) {
    const level = levels.find((one) => one === name);
    return level && conquestBot(level);
  },
  cards: piles,
  plan: planOf,
  summary: summaryOf,
};
