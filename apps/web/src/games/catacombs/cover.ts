import { path as figure } from "virtual:game-icon/dungeon-gate";
import type { Cover } from "../cover.ts";

export const catacombsCover: Cover = {
  name: { fr: "Catacombs", en: "Catacombs" },
  line: {
    fr: "Quatre Héros, un Maître et un Seigneur au fond du couloir.",
    en: "Four Heroes, one Overseer, and a Lord at the end of the corridor.",
  },
  facts: { fr: "2–5 joueurs · 30–60 min", en: "2–5 players · 30–60 min" },
  figure,
  prefix: "CAT",
};
