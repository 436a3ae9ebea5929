import type { Hindrance } from "../grid/ground.ts";
import type { Plan } from "../grid/plan.ts";
import type { Element } from "../state.ts";
import type { Card } from "./card.ts";

/** A kind of scenery: its id is the `kind` of the elements on the board. */
export interface ElementCard extends Card {
  /** REG-RULING-20: as it stands now. */
  readonly hinders: (element: Element) => Hindrance;
  /** REG-RULING-52: hidden, it is found by a search of any square beside it, walls or not (secret doors). */
  readonly isFoundBeside?: true;
}

/** What the ground wants to know of a zone card. */
export interface ZonePlan {
  readonly id: string;
  readonly plan: Plan;
}
