import type { Face } from "../dice/faces.ts";
import type { Square } from "../grid/square.ts";
import type { Characteristic, Side } from "../kinds.ts";
import type { Ended, Gone } from "../state.ts";

interface Who {
  readonly who: string;
}

/** What turn, movement and combat tell. */
export interface FightFacts {
  readonly leader: Who;
  readonly round: { readonly round: number };
  readonly turn: { readonly side: Side; readonly round: number; readonly isExtra: boolean };
  readonly order: { readonly order: readonly string[] };
  readonly activated: Who & { readonly actions: number };
  readonly finished: Who;
  /** A deed begins; what comes of it follows. */
  readonly does: Who & { readonly deed: string; readonly cost: number; readonly target?: string };
  readonly stepped: Who & Square & { readonly from: Square; readonly how: Gait };
  /** REG-BLOCK-06, 07. */
  readonly blocked: Who & { readonly goes: boolean };
  readonly tested: Who &
    Thrown & {
      readonly of: Characteristic;
      readonly difficulty: number;
      readonly passed: boolean;
      /** What for: `blocking`, `trap`, `lock`. */
      readonly test: string;
    };
  readonly attacked: Who &
    Thrown & {
      readonly target: string;
      readonly kind: AttackKind;
      readonly weapon?: string;
      readonly hits: boolean;
      /** What the target would lose by it. */
      readonly damage: number;
    };
  /** A throw of D alone: what for, and what fell. */
  readonly threw: Who & { readonly what: string; readonly dice: readonly number[]; readonly total: number };
  readonly destiny: Who & { readonly left: number };
  readonly rerolls: Who & { readonly weapon: string };
  readonly parries: Who & { readonly against: string };
  readonly guards: Who & { readonly ally: string };
  readonly lost: Who & { readonly lost: number; readonly pv: readonly number[] };
  readonly unhurt: Who;
  readonly "cheats-death": Who & { readonly left: number };
  readonly healed: Who & { readonly gained: number; readonly pv: readonly number[] };
  /** REG-WOUND-01. */
  readonly falls: Who;
  readonly "stands-up": Who;
  readonly killed: Who & { readonly figures: number; readonly ecus: number };
  readonly gone: Who & { readonly why: Gone };
  /** REG-SWARM-05. */
  readonly joined: Who & { readonly group: string; readonly figures: number };
  readonly ended: Ended;
}

/** The dice of a throw, and what they come to. */
export interface Thrown {
  readonly level: number;
  /** Of the power die; absent at level 0, where none is thrown. */
  readonly face?: Face;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly total: number;
}

export type AttackKind = "melee" | "shot";

/** How somebody came to a square: a trap catches a runner, a bridge does not test who was put there. */
export type Gait = "walk" | "run" | "pass" | "crush" | "shoved" | "jump" | "tumble" | "put";
