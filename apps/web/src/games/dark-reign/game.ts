import { once, type PageGame } from "../page-game.ts";
import { darkReignCover } from "./cover.ts";

export const darkReign: PageGame = {
  cover: darkReignCover,
  look: once(async () => (await import("./look.tsx")).openLook()),
  setup: once(async () => (await import("./setup.tsx")).openSetup()),
};
