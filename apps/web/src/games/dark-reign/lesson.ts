import { type DarkReign, darkReign, defaultOptions } from "@ossuaire/dark-reign";
import { firstQuest } from "@ossuaire/dark-reign/lessons";
import type { Lesson } from "../../tutorial/lesson.ts";

/** What a hero can do, chapter by chapter; then the first quest with the recommended party (REG-VERDICT-63). */
export const darkReignLesson: Lesson<DarkReign> = {
  game: darkReign,
  ...firstQuest,
  firstMatch: (seed) => ({
    game: darkReign.id,
    options: { ...defaultOptions, length: "short", town: false },
    seed,
    undo: "free",
    sitters: {
      ...Object.fromEntries(
        defaultOptions.heroes.map((hero) => [hero, { kind: "person", name: "" } as const]),
      ),
      mj: { kind: "bot", name: "", level: "adept" },
    },
  }),
  onward: { fr: "Ma première quête", en: "My first quest" },
};
