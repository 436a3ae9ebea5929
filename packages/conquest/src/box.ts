import type { Box } from "@ossuaire/kernel";
import { conquestLid } from "./lid.ts";
import { planOf } from "./plan.ts";
import type { Conquest } from "./table.ts";
import { conquestTray } from "./tray/tray.ts";
import { summaryOf } from "./words/chronicle.ts";
import { piles } from "./words/piles.ts";

/** Catacombs Conquest, as it is laid on any table. */
export const conquestBox: Box<Conquest> = {
  ...conquestLid,
  ...conquestTray,
  cards: piles,
  plan: planOf,
  summary: summaryOf,
};
