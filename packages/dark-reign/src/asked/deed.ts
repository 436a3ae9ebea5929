import type { Choose, Reason } from "@ossuaire/kernel";
import type { Square } from "../grid/square.ts";

/** What a deed is done to, or with: plain facts, so that nobody takes an id apart. */
export interface Aim {
  readonly target?: string;
  readonly square?: Square;
  /** REG-MOVE-07: the square between. */
  readonly via?: Square;
  readonly element?: string;
  readonly thing?: string;
  /** The weapon, where there is a choice. */
  readonly with?: string;
  readonly spell?: string;
  /** An object that is nobody's yet, by its card, and what it costs in écus. */
  readonly card?: string;
  readonly ecus?: number;
  /** A way of doing it that has a name: `power`, `aimed`, a kind of speech. */
  readonly how?: string;
  /** REG-RULING-32: against one of the own side. */
  readonly isAlly?: true;
}

/** A deed that can be done now, with all that it is about. */
export interface DeedOption extends Aim {
  readonly id: string;
  readonly deed: string;
  /** REG-ACT-01: in P.Action. */
  readonly cost: number;
}

/** Deeds that are there, and what stands against them (`hindrances`, REG-ACT-02). */
export interface Barred {
  readonly ids: readonly string[];
  /** The deeds that they are ways of, each once. */
  readonly deeds: readonly string[];
  readonly reason: Reason;
}

export interface Acting {
  readonly who: string;
  readonly actions: number;
  readonly barred: readonly Barred[];
}

/** REG-ACT-03: the list of legal actions with their costs. */
export type DeedQuestion = Choose<"act", DeedOption | EndOption, Acting>;

/** REG-RULING-03: what is not spent is lost. */
interface EndOption {
  readonly id: "end";
}
