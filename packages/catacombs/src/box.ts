import type { Box } from "@ossuaire/kernel";
import { catacombsLid } from "./lid.ts";
import { planOf } from "./plan.ts";
import type { Catacombs } from "./table.ts";
import { catacombsTray } from "./tray/tray.ts";
import { summaryOf } from "./words/chronicle.ts";
import { piles } from "./words/piles.ts";

/** Catacombs, as it is laid on any table. */
export const catacombsBox: Box<Catacombs> = {
  ...catacombsLid,
  ...catacombsTray,
  get choices() {
    return catacombsLid.choices;
  },
  cards: piles,
  plan: planOf,
  summary: summaryOf,
};
