import type { Trait } from "../trait.ts";
import type { Card } from "./card.ts";

/** REG-SKILL: something learned. */
export interface SkillCard extends Card {
  /** REG-XP-08. */
  readonly xp: number;
  /** What it does by itself; absent where other rules ask for the skill. */
  readonly trait?: Omit<Trait, "id" | "name" | "rule">;
}
