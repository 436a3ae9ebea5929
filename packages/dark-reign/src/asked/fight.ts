import type { Choose, Option, Pick } from "@ossuaire/kernel";
import type { Square } from "../grid/square.ts";
import type { DeedQuestion } from "./deed.ts";

export type YesOrNo = Option<"yes" | "no">;

/** REG-RULING-13: what a destiny point would undo: a fall to the ground, a death, a banishment. */
export type Undone = "ground" | "dead" | "banished";

/** A character, by its id. */
export interface WhoOption {
  readonly id: string;
  readonly target?: string;
}

export interface SquareOption {
  readonly id: string;
  readonly square?: Square;
}

/** Who is asked for whom. */
interface For {
  readonly who: string;
}

/** An attack that is under way. */
interface Struck extends For {
  readonly attacker: string;
  readonly target: string;
}

/** What turn, movement and combat ask, in the order of a turn. */
export type FightQuestion =
  | Choose<"leader", WhoOption>
  | Pick<"order", WhoOption>
  | Choose<"next", WhoOption>
  | DeedQuestion
  | Choose<"run-on", SquareOption, For>
  | Choose<"blocked", Option<"go" | "stay">, For>
  | Choose<"strike-ally", YesOrNo, Struck>
  | Choose<"bodyguard", YesOrNo, Struck>
  | Choose<"weapon-reroll", YesOrNo, Struck>
  | Choose<"parry", YesOrNo, Struck & { readonly damage: number }>
  | Choose<"destiny", YesOrNo, For & { readonly left: number }>
  | Choose<
      "cheat-death",
      YesOrNo,
      For & { readonly left: number; readonly loss: number; readonly end: Undone }
    >
  | Choose<"crush", YesOrNo, For & { readonly square: Square }>
  | Choose<"free-strike", WhoOption, For>;
