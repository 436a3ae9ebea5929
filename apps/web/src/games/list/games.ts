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
  soloth: { cover: solothCover, of: "catacombs" },
  vermin: { cover: verminCover, of: "catacombs" },
  "dark-reign": { cover: darkReignCover },
} satisfies Readonly<Record<string, Shelved>>;
