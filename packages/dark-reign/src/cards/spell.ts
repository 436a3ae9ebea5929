import type { Card } from "./card.ts";

/** REG-SPELL: a spell of one of the five schools. */
export interface SpellCard extends Card {
  readonly school: "beggars" | "white" | "black" | "necromancy" | "demonology";
  /** REG-CAST-05. */
  readonly difficulty: number;
}
