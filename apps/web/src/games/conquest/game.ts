import { once, type PageGame } from "../page-game.ts";
import { conquestCover } from "./cover.ts";

export const conquest: PageGame = {
  cover: conquestCover,
  look: once(async () => (await import("./look.tsx")).conquestLook),
  setup: once(async () => (await import("./setup.tsx")).conquestSetup),
  book: once(async () => (await import("@ossuaire/conquest/book")).conquestBook),
  lesson: once(async () => (await import("./lesson.ts")).conquestLesson),
};
