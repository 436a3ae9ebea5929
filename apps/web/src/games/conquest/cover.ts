import { path as figure } from "virtual:game-icon/crossed-swords";
import type { Cover } from "../cover.ts";
import "./cover.css";

export const conquestCover: Cover = {
  name: { fr: "À la conquête des catacombes", en: "Catacombs Conquest" },
  line: {
    fr: "Un duel de pichenettes et de cartes.",
    en: "A duel of flicks and cards.",
  },
  facts: { fr: "2–4 joueurs · environ 30 min", en: "2–4 players · about 30 min" },
  figure,
  prefix: "CON",
};
