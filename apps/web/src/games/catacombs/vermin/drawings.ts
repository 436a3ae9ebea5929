import { path as remorhaz } from "virtual:game-icon/centipede";
import { path as skull } from "virtual:game-icon/death-skull";
import { path as poison } from "virtual:game-icon/drop";
import { path as bat } from "virtual:game-icon/evil-bat";
import { path as fireball } from "virtual:game-icon/fire-ray";
import { path as giant } from "virtual:game-icon/fire-ring";
import { path as ghoul } from "virtual:game-icon/half-dead";
import { path as centaur } from "virtual:game-icon/horse-head";
import { path as spider } from "virtual:game-icon/masked-spider";
import { path as antivenom } from "virtual:game-icon/medicines";
import { path as rat } from "virtual:game-icon/rat";
import { path as cure } from "virtual:game-icon/remedy";
import { path as elder } from "virtual:game-icon/resting-vampire";
import { path as beetle } from "virtual:game-icon/scarab-beetle";
import { path as scorpion } from "virtual:game-icon/scorpion-tail";
import { path as viper } from "virtual:game-icon/snake";
import { path as maw } from "virtual:game-icon/swallower";
import { path as wyvern } from "virtual:game-icon/wyvern";
import type { Drawings } from "../drawings.ts";

/** Horde of Vermin: a figure of its own for every disc, article and spell. */
export const verminDrawings: Drawings = {
  disc: {
    "sewer-rat": rat,
    "vampire-bat": bat,
    "blood-skull": skull,
    "pit-viper": viper,
    "armoured-beetle": beetle,
    wyvern,
    remorhaz,
    "dread-scorpion": scorpion,
    "savage-centaur": centaur,
    "dire-ghoul": ghoul,
    "venomous-spider": spider,
    "elder-vampire": elder,
    "critical-fireball": fireball,
  },
  item: {
    antivenom,
  },
  spell: {
    "cure-poison": cure,
    "giant-fireball": giant,
  },
  mark: { poison, riders: rat, captives: maw, held: maw },
};
