import { type Catacombs, catacombs, tutorial } from "@ossuaire/catacombs";
import type { Lesson } from "../../tutorial/lesson.ts";
import { quickMatch } from "./quick.ts";

/** A round in a real room, in a minute. */
export const catacombsLesson: Lesson<Catacombs> = {
  game: catacombs,
  ...tutorial,
  firstMatch: (seed) => quickMatch(seed, "novice"),
};
