import { once, type PageGame } from "../page-game.ts";
import { darkReignCover } from "./cover.ts";

export const darkReign: PageGame = {
  cover: darkReignCover,
  look: once(async () => (await import("./look.tsx")).openLook()),
  lesson: once(async () => (await import("./lesson.ts")).darkReignLesson),
  setup: once(async () => (await import("./setup.tsx")).openSetup()),
  book: once(async () => (await import("@ossuaire/dark-reign/book")).darkReignBook),
};
