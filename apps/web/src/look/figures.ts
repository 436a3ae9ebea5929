import { path as swords } from "virtual:game-icon/crossed-swords";
import { path as skull } from "virtual:game-icon/crowned-skull";
import { path as gate } from "virtual:game-icon/dungeon-gate";
import { path as crystal } from "virtual:game-icon/ice-spear";
import { path as finger } from "virtual:game-icon/pointing";
import { path as rat } from "virtual:game-icon/rat";
import { path as dice } from "virtual:game-icon/rolling-dices";

import type { CatalogueId } from "../rules/catalogues.ts";

/** The drawings in use, by what they stand for here. */
export const figures = { dice, crystal, finger, gate, rat, skull, swords } as const;

export type FigureName = keyof typeof figures;

/** What stands on the lid of each game, and on the cover of its rules. */
export const figureOf: Readonly<Record<CatalogueId, FigureName>> = {
  catacombs: "gate",
  conquest: "swords",
  "dark-reign": "dice",
  soloth: "crystal",
  vermin: "rat",
  flick: "finger",
};
