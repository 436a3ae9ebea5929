import type { Words } from "@ossuaire/kernel";
import type { Formula } from "../dice/notation.ts";
import type { Characteristic, Levels } from "../kinds.ts";
import type { Trait } from "../trait.ts";
import type { Card } from "./card.ts";

/** REG-FOE: an MJ character, or an ally that has no sheet. Its arms and armour are part of it. */
export interface Profile extends Card {
  /** As the log calls one of them, without an article. */
  readonly short: Words;
  readonly isFeminine?: true;
  readonly levels: Levels;
  /** REG-FOE-07: characteristics with an exponent, and how many D they are tested with. */
  readonly exponents?: Partial<Readonly<Record<Characteristic, number>>>;
  readonly actions: number;
  /** Apart from Endurance: REG-RULING-40. */
  readonly armour: number;
  /** At novice. */
  readonly pv: number;
  readonly damage: Formula;
  /** REG-FOE-09: at novice. */
  readonly deployment: Formula;
  /** REG-LEVEL-03: figures more in a group, at hero. */
  readonly reinforced?: number;
  /** REG-LEVEL-02: whether the play level changes its PV. */
  readonly grows: boolean;
  /** REG-FOE-05, REG-GOLD-02, REG-XP-01: what each figure killed brings. */
  readonly ecus: number;
  readonly treasure: number;
  readonly xp: number;
  /** REG-FEAR-02. */
  readonly fear?: number;
  /** REG-SWARM-01. */
  readonly swarm?: number;
  readonly traits: readonly Trait[];
}
