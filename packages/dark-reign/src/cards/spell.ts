import type { RuleId, Script } from "@ossuaire/kernel";
import type { Square } from "../grid/square.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import type { Card } from "./card.ts";

/** REG-SPELL: a spell of one of the five schools. */
export interface SpellCard extends Card {
  readonly school: School;
  /** REG-CAST-05. */
  readonly difficulty: number;
  readonly aiming: Aiming;
  /** REG-CAST-07: what it does, one after the other. */
  readonly works: readonly Work[];
}

export type School = "beggars" | "white" | "black" | "necromancy" | "demonology";

/** What a spell is cast at: somebody, a square, or nothing in particular; what `how` says is named at the casting. */
export interface SpellAim {
  readonly target?: string;
  readonly square?: Square;
  readonly how?: string;
}

/** REG-VERDICT-65: at what it can be aimed now, and whom it then reaches. */
export interface Aiming {
  readonly aims: (state: State, caster: Character) => Iterable<SpellAim>;
  readonly reached: (state: State, caster: Character, aim: SpellAim) => readonly Character[];
}

/** A spell that works. */
export interface Casting {
  readonly caster: Character;
  readonly spell: string;
  readonly rule: RuleId;
  readonly aim: SpellAim;
  readonly targets: readonly Character[];
}

export type Work = (table: DarkTable, casting: Casting) => Script;
