import type { Rows } from "../cards/treasure.ts";

/** A roll of D on a table, for the dice and for whoever asks for the odds before: how many are thrown, and how many of the highest count. */
export interface TableRoll<What> {
  readonly dice: number;
  readonly read: number;
  readonly rows: Rows<What>;
}
