import type { Words } from "@ossuaire/kernel";
import type { Line } from "../deck/generate.ts";
import type { Piece } from "../grid/furnish.ts";
import type { Hindrance } from "../grid/ground.ts";
import type { Plan } from "../grid/plan.ts";
import type { Element } from "../state.ts";
import type { Card } from "./card.ts";
import type { Find } from "./find.ts";
import type { Rows } from "./treasure.ts";

/** A kind of scenery: its id is the `kind` of the elements on the board. */
export interface ElementCard extends Card {
  /** REG-RULING-20: as it stands now. */
  readonly hinders: (element: Element) => Hindrance;
  /** REG-RULING-52: hidden, it is found by a search of any square beside it, walls or not (secret doors). */
  readonly isFoundBeside?: true;
  /** It can be opened and closed. */
  readonly isDoor?: true;
  /** An exit without a door. */
  readonly isPassage?: true;
  /** REG-CELL-01: it closes a cell. */
  readonly isCell?: true;
  /** What it sets against blows, and its lock against picking (REG-DOOR-05 to 07, REG-CHEST-05). */
  readonly sturdy?: Sturdy;
  /** REG-ELEM-02: what a search of it rolls on, with 1D. */
  readonly table?: Rows<Find>;
  /** REG-TRAP. */
  readonly isTrap?: true;
  /** REG-OPEN-04: it is searched by opening it. */
  readonly isOpened?: true;
}

interface Sturdy {
  readonly endurance: number;
  readonly pv: number;
  readonly picking: number;
}

/** What the table of a zone card may list; an encounter is a roll on the quest's table (REG-GEN-04). */
export type Listed = Exclude<Piece, "well"> | "encounter" | "secret-door";

/** What the rules want to know of a zone card. */
export interface ZonePlan {
  readonly id: string;
  /** For the MJ: heroes see a drawing (REG-DRAW-05). */
  readonly name?: Words;
  readonly plan: Plan;
  /** REG-GEN-02: in the order of the card; a piece with several numbers has a line for each. */
  readonly table?: readonly Line<Listed>[];
}
