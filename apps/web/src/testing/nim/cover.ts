import { path as figure } from "virtual:game-icon/match-head";
import type { Cover } from "../../games/cover.ts";
import "./cover.css";

export const nimCover: Cover = {
  name: { fr: "Le jeu de Nim", en: "Nim" },
  line: {
    fr: "Un tas d’allumettes, et personne ne veut la dernière.",
    en: "A heap of matches, and nobody wants the last.",
  },
  facts: { fr: "2 joueurs · 2 min", en: "2 players · 2 min" },
  figure,
  prefix: "NIM",
};
