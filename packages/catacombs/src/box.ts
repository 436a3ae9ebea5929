import type { Box } from "@ossuaire/kernel";
import { catacombsBot } from "./bots/bot.ts";
import { openWithBots } from "./bots/packs.ts";
import { catacombsLid, levels } from "./lid.ts";
import { planOf } from "./plan.ts";
import type { Catacombs } from "./table.ts";
import { summaryOf } from "./words/chronicle.ts";
import { piles } from "./words/piles.ts";

/** Catacombs, as it is laid on any table. */
export const catacombsBox: Box<Catacombs> = {
  ...catacombsLid,
  get choices() {
    return catacombsLid.choices;
  },
  fetch: openWithBots,
  bot(name) {
    const level = levels.find((one) => one === name);
    return level && catacombsBot(level);
  },
  cards: piles,
  plan: planOf,
  summary: summaryOf,
};
