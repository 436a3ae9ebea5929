import { path as figure } from "virtual:game-icon/rat";
import type { Cover } from "../cover.ts";
import "./cover.css";

export const verminCover: Cover = {
  name: { fr: "Horde de Vermine", en: "Horde of Vermin" },
  line: {
    fr: "Extension : poison, terreur, essaims.",
    en: "Expansion: poison, fear, swarms.",
  },
  facts: { fr: "avec Catacombs", en: "with Catacombs" },
  figure,
  prefix: "VER",
};
