import { type Expansion, once } from "../page-game.ts";
import { solothCover } from "../soloth/cover.ts";
import { verminCover } from "../vermin/cover.ts";

export const soloth: Expansion = {
  cover: solothCover,
  of: "catacombs",
  book: once(async () => (await import("@ossuaire/catacombs/book")).solothBook),
};

export const vermin: Expansion = {
  cover: verminCover,
  of: "catacombs",
  book: once(async () => (await import("@ossuaire/catacombs/book")).verminBook),
};
