import { soloth, vermin } from "../catacombs/expansions.ts";
import { catacombs } from "../catacombs/game.ts";
import { conquest } from "../conquest/game.ts";
import { darkReign } from "../dark-reign/game.ts";
import type { Shelved } from "../page-game.ts";

/** The boxes on the shelf, from left to right, one a line. */
export const games = {
  catacombs,
  conquest,
  soloth,
  vermin,
  "dark-reign": darkReign,
} satisfies Readonly<Record<string, Shelved>>;
