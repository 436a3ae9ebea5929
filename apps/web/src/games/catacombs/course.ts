import { type Catacombs, catacombs } from "@ossuaire/catacombs";
import { firstRoom } from "@ossuaire/catacombs/lessons";
import type { Lesson } from "../../tutorial/lesson.ts";
import { quickMatch } from "./quick.ts";

/** The whole game, chapter by chapter; then the Sorcerer and an Overseer who has just learned it too. */
export const catacombsCourse: Lesson<Catacombs> = {
  game: catacombs,
  ...firstRoom,
  firstMatch: (seed) => quickMatch(seed, "novice"),
  onward: { fr: "Ma première catacombe", en: "My first catacomb" },
};
