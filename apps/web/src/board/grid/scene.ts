import type { Brush } from "./paint/brush.ts";

/** `x` counts eastward, `y` southward. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** What a square is to the eye. What is not named is rock, or nobody knows it. */
export type Ground = "floor" | "pillar" | "chasm" | "bridge" | "cell" | "doorway" | "corridor";

export interface Laid extends Square {
  readonly ground: Ground;
}

/** A part of the board that has come to light at once, and has a light of its own. */
export interface Zone {
  readonly squares: readonly Laid[];
  readonly tone: ToneName;
  /** What lies below a bridge. */
  readonly depth: "lava" | "water";
  readonly things: readonly Thing[];
  /** Somebody of the own side is there; elsewhere it is remembered rather than seen. */
  readonly isLit: boolean;
}

export type ToneName = "nave" | "gallery" | "damp" | "basalt" | "crypt" | "ochre";

/** What stands on the ground and does not walk: baked into it until it looks different. */
export interface Thing extends Square {
  /** Two of the same look are painted alike. */
  readonly look: string;
  /** In a square of 1, its upper left corner at 0, 0. */
  readonly paint: (brush: Brush) => void;
  readonly glow?: Glow;
  readonly leaf?: Leaf;
}

/** What hangs on hinges: over the ground, not baked into it, so that it can turn. */
interface Leaf {
  /** Two of the same look are painted alike. */
  readonly look: string;
  readonly isOpen: boolean;
  /** From 0, shut, to 1, open. */
  readonly paint: (brush: Brush, share: number) => void;
}

/** A light: its colour, and how many squares far it reaches. */
interface Glow {
  readonly colour: string;
  readonly reach: number;
}

/** Who walks. */
export interface Figure extends Square {
  readonly id: string;
  readonly name: string;
  readonly coat: Coat;
  /** SVG path data on a square of 512. */
  readonly figure: string;
  /** Life that is left, of how much. */
  readonly life: readonly [left: number, most: number];
  /** Of a swarm: how many. */
  readonly count?: number;
  readonly states: readonly StateSign[];
  readonly lies: boolean;
  readonly hasLamp: boolean;
  /** It cannot be seen by the others: drawn as a shimmer. */
  readonly fades: boolean;
}

/** What has befallen somebody: a sign, and in words. */
export interface StateSign {
  readonly figure: string;
  readonly colour: string;
  readonly words: string;
}

/** A side is told by the colour of its figures and by the form of their foot. */
export interface Coat {
  readonly lit: string;
  readonly shaded: string;
  readonly ink: string;
  readonly foot: "round" | "spiked";
}

export interface GridScene {
  readonly zones: readonly Zone[];
  readonly figures: readonly Figure[];
  /** All torches are out: no flame burns, and only lamps give light. */
  readonly isDark?: boolean;
  /** What is only tried there: laid over the ground, not baked into it. */
  readonly loose?: readonly Thing[];
}

/** A square that can be reached, by what it costs: 1, 2, or more. */
export interface Reached extends Square {
  readonly tier: 1 | 2 | 3;
}

/** What is lit on the board for whoever decides. */
export interface Lights {
  readonly reached: readonly Reached[];
  /** From where one stands to where one would go. */
  readonly way: readonly Square[];
  readonly acting: string | undefined;
  /** Figures and squares that something can be done to. */
  readonly targets: readonly Square[];
  /** Where the keys are, or the pointer. */
  readonly cursor: Square | undefined;
  readonly named: string | undefined;
}

export const squareKey = ({ x, y }: Square): string => `${x},${y}`;

export const isSame = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;
