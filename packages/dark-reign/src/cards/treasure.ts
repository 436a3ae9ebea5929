/** Rows of a table on which D are rolled: from, to, what. */
export type Rows<What> = readonly (readonly [from: number, to: number, what: What])[];

/** The sorts of treasure, each with a table of its own. */
export type Sort = "weapon" | "potion" | "relic" | "scroll" | "magic-weapon" | "magic-armour" | "rune";

/** REG-TREAS-03, 04: the nature of a treasure, and the table of each sort, by the cards of its objects. */
export interface TreasureTables {
  readonly natures: Rows<Sort>;
  readonly sorts: Readonly<Record<Sort, Rows<string>>>;
}

/** What the roll brings. A table that leaves out a number is a fault of ours. */
export function rowOf<What>(rows: Rows<What>, roll: number): What {
  const row = rows.find(([from, to]) => from <= roll && roll <= to);
  if (row === undefined) throw new Error(`the table has no row for ${roll}`);
  return row[2];
}
