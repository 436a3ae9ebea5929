/**
 * A list of records of numbers, one after the other in an array that is never emptied: it is written without
 * allocating, once it is long enough. Columns are written in their order, so it only ever grows at its end.
 */
export interface Rows {
  length: number;
  readonly columns: number;
  readonly cells: number[];
}

export function newRows(columns: number): Rows {
  // One that is not whole, or engines would take it for an array of whole numbers.
  return { length: 0, columns, cells: [Number.NaN] };
}

/** One number of a row. FLK-UNIT-01: adding 0 turns a negative zero into a plain one. */
export function cell({ cells, columns }: Rows, row: number, column: number): number {
  return (cells[row * columns + column] ?? Number.NaN) + 0;
}
