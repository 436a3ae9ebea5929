import type { Trait } from "../trait.ts";
import type { Card } from "./card.ts";

/** REG-SKILL: something learned. */
export interface SkillCard extends Card {
  /** REG-XP-08. */
  readonly xp: number;
  /** REG-SKILL-03: the heroes that may learn it; all, unless told. */
  readonly only?: readonly string[];
  /** What it does by itself; absent where other rules ask for the skill. */
  readonly trait?: Omit<Trait, "id" | "name" | "rule">;
}
