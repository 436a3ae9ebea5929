import { type Expansion, once } from "../page-game.ts";
import { solothCover } from "../soloth/cover.ts";
import { verminCover } from "../vermin/cover.ts";

const of = "catacombs";

/** The boxes that are played with this game. What they teach is fetched when it is wanted, and its box with it. */
export const soloth: Expansion = {
  cover: solothCover,
  of,
  lesson: once(async () => (await import("./box-lessons.ts")).withSoloth),
  book: once(async () => (await import("@ossuaire/catacombs/book")).solothBook),
};

export const vermin: Expansion = {
  cover: verminCover,
  of,
  lesson: once(async () => (await import("./box-lessons.ts")).withVermin),
  book: once(async () => (await import("@ossuaire/catacombs/book")).verminBook),
};
