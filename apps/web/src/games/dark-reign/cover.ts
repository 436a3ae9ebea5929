import { path as figure } from "virtual:game-icon/rolling-dices";
import type { Cover } from "../cover.ts";
import "./cover.css";

export const darkReignCover: Cover = {
  name: { fr: "Le Règne Sombre", en: "Le Règne Sombre" },
  line: {
    fr: "Dés de puissance, quêtes et trésors.",
    en: "Power dice, quests and treasures.",
  },
  facts: { fr: "2–5 joueurs · environ 90 min", en: "2–5 players · about 90 min" },
  figure,
  prefix: "REG",
};
