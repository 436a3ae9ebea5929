/** One sentence to a database, in words that SQLite and PostgreSQL both understand; `$1` is the first value. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** Unless it finds or writes a row, nothing of the job happens. */
  readonly must?: true;
}

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** All of it happens, or nothing. */
export type Job = readonly Statement[];

/** The rows of each statement; `lost` if a statement that had to find or write a row did not. */
export type Done = readonly (readonly Row[])[] | "lost";

export interface Database {
  /** Resolves when it lies on the disk. Jobs that come while others are being written are written together. */
  run(job: Job): Promise<Done>;
  close(): Promise<void>;
}
