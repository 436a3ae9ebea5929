import { type Catacombs, catacombs } from "@ossuaire/catacombs";
import { solothLesson, verminLesson } from "@ossuaire/catacombs/lessons";
import type { Lesson } from "../../tutorial/lesson.ts";
import { quickMatch } from "./quick.ts";

/** SOL-HERO-02: then a match with the four who are made to be played together. */
export const withSoloth: Lesson<Catacombs> = {
  game: catacombs,
  needs: ["soloth"],
  ...solothLesson,
  firstMatch: (seed) =>
    quickMatch(seed, "novice", {
      boxes: ["soloth"],
      parties: [["ice-princess", "paladin", "witch-hunter", "sorceress"]],
    }),
  onward: { fr: "Jouer avec cette boîte", en: "Play with this box" },
};

/** VER-SETUP-04: with the Healer of the box. */
export const withVermin: Lesson<Catacombs> = {
  game: catacombs,
  needs: ["vermin"],
  ...verminLesson,
  firstMatch: (seed) => quickMatch(seed, "novice", { boxes: ["vermin"], healer: "maireya" }),
  onward: { fr: "Jouer avec cette boîte", en: "Play with this box" },
};
