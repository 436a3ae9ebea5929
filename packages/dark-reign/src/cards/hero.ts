import type { Words } from "@ossuaire/kernel";
import type { Levels } from "../kinds.ts";
import type { Card } from "./card.ts";

/** REG-HERO: a ready-made sheet. The levels are those without anything worn or held. */
export interface HeroCard extends Card {
  readonly vocation: Words;
  readonly isFeminine: boolean;
  readonly levels: Levels;
  readonly actions: number;
  readonly pv: number;
  readonly skills: readonly string[];
  readonly spells: readonly string[];
  readonly gear: Gear;
}

/** Objects by their cards. */
interface Gear {
  /** In the right hand, then in the left. */
  readonly held: readonly string[];
  readonly worn?: string;
  readonly carried: readonly string[];
}
