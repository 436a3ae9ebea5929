import { once, onceFor, type PageGame } from "../page-game.ts";
import { catacombsCover } from "./cover.ts";
import { quickMatch } from "./quick.ts";

export const catacombs: PageGame = {
  cover: catacombsCover,
  look: onceFor(async (boxes) => (await import("./look.tsx")).lookWith(boxes)),
  setup: once(async () => (await import("./setup.tsx")).catacombsSetup),
  lesson: once(async () => (await import("./lesson.ts")).catacombsLesson),
  course: once(async () => (await import("./course.ts")).catacombsCourse),
  quick: {
    title: { fr: "Quatre Héros, un Sorcier.", en: "Four Heroes, one Sorcerer." },
    begin: quickMatch,
  },
  book: once(async () => (await import("@ossuaire/catacombs/book")).catacombsBook),
};
