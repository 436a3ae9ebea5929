import { path as figure } from "virtual:game-icon/pointing";
import type { Cover } from "../games/cover.ts";

/** The book of what all flick games share; no box on the shelf. */
export const flick: Cover = {
  name: { fr: "La pichenette", en: "The flick" },
  line: {
    fr: "Comment les disques glissent, se heurtent et sortent : une seule physique pour tous les jeux.",
    en: "How discs slide, knock and leave: one physics for every game.",
  },
  facts: { fr: "pour tous les jeux", en: "for every game" },
  figure,
  prefix: "FLK",
};
