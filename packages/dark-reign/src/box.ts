import type { Box } from "@ossuaire/kernel";
import { chartOf } from "./chart/chart.ts";
import { going } from "./going.ts";
import { darkReignLid } from "./lid.ts";
import { pilesOf } from "./piles.ts";
import type { DarkReign } from "./table.ts";
import { darkReignTray } from "./tray/tray.ts";
import { leavesOf } from "./words/leaves/leaves.ts";

/** Le Règne Sombre, as it is laid on any table. */
export const darkReignBox: Box<DarkReign> = {
  ...darkReignLid,
  ...darkReignTray,
  chart: chartOf,
  leaves: leavesOf,
  going,
  cards: pilesOf,
};
