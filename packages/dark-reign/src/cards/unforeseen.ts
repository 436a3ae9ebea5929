import type { Script } from "@ossuaire/kernel";
import type { DarkTable } from "../table.ts";
import type { Card } from "./card.ts";

/** REG-EVENT: an Imprévu card is a name, copies, and one script. */
export interface UnforeseenCard extends Card {
  readonly copies: number;
  /** REG-EVENT-01 to 03: to the players they are all the same. */
  readonly isSecret?: true;
  readonly happens: (table: DarkTable) => Script;
}
