/** One sentence to a database, in words that SQLite and PostgreSQL both understand; `$1` is the first value. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** Unless it finds or writes a row, nothing of the job happens. */
  readonly must?: true;
}

/** Takes hold of a table: of one that is deleted at that moment nothing is written any more. */
export function held(table: string): Statement {
  return { sql: "update tables set id = id where id = $1 returning id", values: [table], must: true };
}

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** All of it happens, or nothing. */
export type Job = readonly Statement[];

/** The rows of each statement; `lost` if a statement that had to find or write a row did not. */
export type Done = readonly (readonly Row[])[] | "lost";

/** What other processes are told of a table: that there is more to read, that it is gone, that a seat has another secret, or who is there. */
export type Note =
  | { readonly table: string; readonly n: number }
  | { readonly table: string; readonly word: number }
  | { readonly table: string; readonly gone: true }
  | { readonly table: string; readonly moved: string }
  | {
      readonly table: string;
      readonly from: string;
      readonly here: readonly string[];
      readonly watching: number;
    };

export interface Database {
  /** Others write into it too: what is in memory may be out of date. */
  readonly isShared: boolean;
  /** Resolves when it lies on the disk. Jobs that come while others are being written are written together. */
  run(job: Job, note?: Note): Promise<Done>;
  /** Tells the other processes something that need not survive. */
  ring(note: Note): void;
  /** Hears the notes of the other processes; some may be lost. */
  hear(listener: (note: Note) => void): void;
  close(): Promise<void>;
}
