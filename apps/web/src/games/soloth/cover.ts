import { path as figure } from "virtual:game-icon/ice-spear";
import type { Cover } from "../cover.ts";
import "./cover.css";

export const solothCover: Cover = {
  name: { fr: "Caverne de Soloth", en: "Cavern of Soloth" },
  line: {
    fr: "Extension : princesse, paladin, sorcière, artefacts.",
    en: "Expansion: princess, paladin, sorceress, artefacts.",
  },
  facts: { fr: "avec Catacombs", en: "with Catacombs" },
  figure,
  prefix: "SOL",
};
