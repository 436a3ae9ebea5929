/** A list of records of doubles in one array that grows by doubling: written without allocating, once it is large enough. */
export interface Rows {
  length: number;
  readonly columns: number;
  cells: Float64Array;
}

export function newRows(columns: number): Rows {
  return { length: 0, columns, cells: new Float64Array(64 * columns) };
}

/** Adds a row, and says where it begins in `cells`. Ask for `cells` afterwards: they may be new. */
export function addRow(rows: Rows): number {
  const start = rows.length * rows.columns;
  if (start === rows.cells.length) {
    const wider = new Float64Array(2 * start);
    wider.set(rows.cells);
    rows.cells = wider;
  }
  rows.length += 1;
  return start;
}

export function cell({ cells, columns }: Rows, row: number, column: number): number {
  return cells[row * columns + column] ?? Number.NaN;
}
