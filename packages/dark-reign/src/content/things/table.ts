/** Rows of a table on which 2D are rolled: from, to, what. */
export type Table<What> = readonly (readonly [from: number, to: number, what: What])[];

/** What the roll brings. A table that leaves out a number of 0 to 10 is a fault of ours. */
export function rowOf<What>(table: Table<What>, roll: number): What {
  const row = table.find(([from, to]) => from <= roll && roll <= to);
  if (row === undefined) throw new Error(`the table has no row for ${roll}`);
  return row[2];
}
