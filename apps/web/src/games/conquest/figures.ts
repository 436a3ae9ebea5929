import { path as archer } from "virtual:game-icon/archer";
import { path as move } from "virtual:game-icon/barefoot";
import { path as creature } from "virtual:game-icon/bestial-fangs";
import { path as powerWave } from "virtual:game-icon/big-wave";
import { path as longbow } from "virtual:game-icon/bow-arrow";
import { path as sword } from "virtual:game-icon/broadsword";
import { path as target } from "virtual:game-icon/bullseye";
import { path as moth } from "virtual:game-icon/butterfly";
import { path as shield } from "virtual:game-icon/checked-shield";
import { path as coral } from "virtual:game-icon/coral";
import { path as sword2 } from "virtual:game-icon/cowled";
import { path as crystal } from "virtual:game-icon/crystal-growth";
import { path as skull1 } from "virtual:game-icon/daemon-skull";
import { path as skull } from "virtual:game-icon/death-skull";
import { path as lizard } from "virtual:game-icon/gecko";
import { path as skull2 } from "virtual:game-icon/horned-helm";
import { path as jellyfish } from "virtual:game-icon/jellyfish";
import { path as combat } from "virtual:game-icon/punch";
import { path as critical } from "virtual:game-icon/punch-blast";
import { path as crown } from "virtual:game-icon/queen-crown";
import { path as rat } from "virtual:game-icon/rat";
import { path as fireball } from "virtual:game-icon/small-fire";
import { path as spider } from "virtual:game-icon/spider-alt";
import { path as fighter } from "virtual:game-icon/sword-brandish";
import { path as missile } from "virtual:game-icon/thrown-daggers";
import { path as explorer } from "virtual:game-icon/treasure-map";
import { path as sword1 } from "virtual:game-icon/visored-helm";
import { path as wave } from "virtual:game-icon/wave-crest";
import { path as staff } from "virtual:game-icon/wizard-staff";
import type { Character, Role, ShotKind, Sign, Team } from "@ossuaire/conquest";

/** The drawings of this game, by what they stand for. */
export const outlines = {
  archer,
  combat,
  coral,
  creature,
  critical,
  crown,
  crystal,
  explorer,
  fighter,
  fireball,
  jellyfish,
  lizard,
  longbow,
  missile,
  moth,
  move,
  "power-wave": powerWave,
  rat,
  shield,
  skull,
  "skull-1": skull1,
  "skull-2": skull2,
  spider,
  staff,
  sword,
  "sword-1": sword1,
  "sword-2": sword2,
  target,
  wave,
} as const;

export type OutlineName = keyof typeof outlines;

export const figureOfShot: Readonly<Record<ShotKind, OutlineName>> = {
  move: "move",
  combat: "combat",
  critical: "critical",
  missile: "missile",
  fireball: "fireball",
  longbow: "longbow",
  wave: "wave",
  "power-wave": "power-wave",
};

export const figureOfRole: Readonly<Record<Role, OutlineName>> = {
  leader: "crown",
  creature: "creature",
  "spell-caster": "staff",
  hunter: "archer",
  fighter: "fighter",
  explorer: "explorer",
};

export const figureOfSign: Readonly<Record<Sign, OutlineName>> = {
  moth: "moth",
  coral: "coral",
  spider: "spider",
  lizard: "lizard",
  rat: "rat",
  jellyfish: "jellyfish",
};

export const figureOfTeam: Readonly<Record<Team, OutlineName>> = { sword: "sword", skull: "skull" };

export const figureOfCharacter = {
  s1: "sword-1",
  s2: "sword-2",
  c1: "skull-1",
  c2: "skull-2",
} as const satisfies Record<Character, OutlineName>;

/** CON-RULING-63: purple, green, blue, grey; the figures differ as well. */
export const bandOf: Readonly<Record<Character, string>> = {
  s1: "#7a35a8",
  s2: "#2f8a3c",
  c1: "#2f86e0",
  c2: "#b4b4b2",
};
