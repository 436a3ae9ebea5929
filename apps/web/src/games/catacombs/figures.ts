import { path as archer } from "virtual:game-icon/archer";
import { path as barbarian } from "virtual:game-icon/barbarian";
import { path as centaur } from "virtual:game-icon/centaur";
import { path as shield } from "virtual:game-icon/checked-shield";
import { path as demon } from "virtual:game-icon/devil-mask";
import { path as dragon } from "virtual:game-icon/dragon-head";
import { path as elf } from "virtual:game-icon/elf-helmet";
import { path as spirit } from "virtual:game-icon/fire-silhouette";
import { path as wall } from "virtual:game-icon/fire-zone";
import { path as thief } from "virtual:game-icon/hooded-assassin";
import { path as cerberus } from "virtual:game-icon/hound";
import { path as gorgon } from "virtual:game-icon/medusa-head";
import { path as minotaur } from "virtual:game-icon/minotaur";
import { path as ghoul } from "virtual:game-icon/mummy-head";
import { path as obstacle } from "virtual:game-icon/obelisk";
import { path as orc } from "virtual:game-icon/orc-head";
import { path as familiar } from "virtual:game-icon/owl";
import { path as scorpion } from "virtual:game-icon/scorpion";
import { path as zombie } from "virtual:game-icon/shambling-zombie";
import { path as skeleton } from "virtual:game-icon/skeleton";
import { path as warrior } from "virtual:game-icon/skeleton-inside";
import { path as lich } from "virtual:game-icon/skull-staff";
import { path as fireball } from "virtual:game-icon/small-fire";
import { path as spider } from "virtual:game-icon/spider-alt";
import { path as missile } from "virtual:game-icon/thrown-daggers";
import { path as troll } from "virtual:game-icon/troll";
import { path as sorcerer } from "virtual:game-icon/warlock-hood";
import { path as wizard } from "virtual:game-icon/wizard-face";
import { drawingOf } from "./drawings.ts";

/** The drawings of the base game, by the card or thing they stand for. */
const outlines: Readonly<Record<string, string>> = {
  elf,
  barbarian,
  thief,
  wizard,
  familiar,
  skeleton,
  "skeleton-warrior": warrior,
  "skeleton-archer": archer,
  zombie,
  ghoul,
  "crypt-spider": spider,
  orc,
  troll,
  "giant-scorpion": scorpion,
  centaur,
  minotaur,
  cerberus,
  "fire-spirit": spirit,
  "fire-demon": demon,
  sorcerer,
  gorgon,
  lich,
  dragon,
  shield,
  missile,
  fireball,
  obstacle,
};

/** A fire wall is the other face of its monster's disc. */
export function figureOf(card: string, kind: string): string {
  return kind === "wall" ? wall : (outlines[card] ?? drawingOf("disc", card) ?? obstacle);
}
