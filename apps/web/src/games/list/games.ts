import { catacombs } from "../catacombs/game.ts";
import { conquest } from "../conquest/game.ts";
import { darkReignCover } from "../dark-reign/cover.ts";
import type { Shelved } from "../page-game.ts";
import { solothCover } from "../soloth/cover.ts";
import { verminCover } from "../vermin/cover.ts";

/** The boxes on the shelf, from left to right, one a line. */
export const games = {
  catacombs,
  conquest,
  "dark-reign": { cover: darkReignCover },
  soloth: { cover: solothCover },
  vermin: { cover: verminCover },
} satisfies Readonly<Record<string, Shelved>>;
