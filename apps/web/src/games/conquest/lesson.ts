import { type Conquest, conquest, tutorial } from "@ossuaire/conquest";
import type { Lesson } from "../../tutorial/lesson.ts";
import { quickMatch } from "./quick.ts";

/** CON-TUTO, as the page plays any lesson. */
export const conquestLesson: Lesson<Conquest> = {
  game: conquest,
  ...tutorial,
  firstMatch: (seed) => quickMatch(seed, "novice"),
};
