import { once, type PageGame } from "../page-game.ts";
import { catacombsCover } from "./cover.ts";

export const catacombs: PageGame = {
  cover: catacombsCover,
  look: once(async () => (await import("./look.tsx")).catacombsLook),
  setup: once(async () => (await import("./setup.tsx")).catacombsSetup),
  book: once(async () => (await import("@ossuaire/catacombs/book")).catacombsBook),
};
