import type { Seat } from "@ossuaire/kernel";
import { type Brief, isRecord, type TableEntry } from "@ossuaire/table";
import { type Due, isDue } from "./Dues.ts";
import { type Database, held, type Job, type Row, type Statement } from "./database.ts";
import { type Lying, lyingOf } from "./FrozenTables.ts";
import { readLog, readWhole } from "./reading.ts";
import { readTable, type TableRow } from "./row.ts";
import { fresh, type SeatRow } from "./Seats.ts";
import { changed, laid } from "./Shelf.ts";

/** What is written together with an entry. */
export interface Beside {
  readonly due: readonly Due[];
  readonly asked: readonly Seat[];
  /** What the lobby shows, if it has changed. */
  readonly shown: Pick<TableRow, "stage" | "face"> | undefined;
  /** Before everything else; where one that must finds nothing to change, nothing is written. */
  readonly first?: readonly Statement[];
}

/** A table that is laid. */
export interface NewTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly TableEntry[];
  readonly due: readonly Due[];
}

/** A table as it comes out of the store; an entry that cannot be read is undefined. */
export interface Waking {
  readonly row: TableRow;
  readonly brief: unknown;
  readonly entries: readonly (TableEntry | undefined)[];
  /** Number of the last entry. */
  readonly last: number;
  /** It has lain frozen. */
  readonly lying: Lying | undefined;
  /** When it was begun to be read, by `performance.now()`. */
  readonly readAt: number;
}

/** From which engine to which a table goes. */
interface HandedOver {
  readonly from: string;
  readonly to: string;
  readonly entry: TableEntry;
  readonly due: readonly Due[];
  readonly besides?: readonly Statement[];
}

/** The logs of all tables: whoever has the log has the table. */
export class Log {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create({ row, seats, entries, due }: NewTable): Promise<boolean> {
    const { id } = row;
    const done = await this.#database.run([
      laid(row),
      ...seats.map((seat) => fresh(id, seat)),
      ...entries.map((entry) => inserted(id, entry)),
      ...due.map((one) => isDue(id, one)),
    ]);
    return done !== "lost";
  }

  /** Whether it is stored. If not, somebody else has written that entry, or what was to be done first could not be. */
  async append(id: string, entry: TableEntry, { due, asked, shown, first }: Beside): Promise<boolean> {
    const job: Job = [
      changed(id, entry, asked, shown),
      ...(first ?? []),
      inserted(id, entry),
      ...rescheduled(id, due),
    ];
    return (await this.#database.run(job, { table: id, n: entry.n })) !== "lost";
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [row] = await this.#rows("select * from tables where id = $1", id);
    return row && readTable(row);
  }

  /** What counts of the entries after the one of this number, in their order; one that cannot be read is undefined. */
  async entries(id: string, after: number): Promise<readonly (TableEntry | undefined)[]> {
    return await readLog(await this.rowsOf(id, after));
  }

  /** All that was ever written, be it left out since. */
  async whole(id: string): Promise<readonly (TableEntry | undefined)[]> {
    return await readWhole(await this.rowsOf(id));
  }

  /** What was written after the entry of this number; undefined if there is no such table any more. */
  async after(id: string, n: number): Promise<readonly (TableEntry | undefined)[] | undefined> {
    const rows = await this.#rows(
      `select entries.n, entries.at, by_whom, what from tables
        left join entries on entries.table_id = tables.id and entries.n > $2
        where tables.id = $1 order by entries.n`,
      id,
      n,
    );
    const written = rows.filter((row) => row["n"] !== null);
    return rows.length === 0 ? undefined : await readLog(written);
  }

  /** The same as they lie there: for whoever reads them elsewhere. */
  async rowsOf(id: string, after = 0): Promise<readonly Row[]> {
    return await this.#rows(
      "select n, at, by_whom, what from entries where table_id = $1 and n > $2 order by n",
      id,
      after,
    );
  }

  /** All that is needed to wake a table: it, its brief, if there is one of its engine, and what counts of the entries after it. */
  async waking(id: string): Promise<Waking | undefined> {
    const brief = `from briefs join tables on tables.id = briefs.table_id and tables.engine = briefs.engine
      where briefs.table_id = $1`;
    const readAt = performance.now();
    const done = await this.#database.run([
      { sql: "select * from tables where id = $1", values: [id] },
      { sql: `select briefs.n, body ${brief}`, values: [id] },
      {
        sql: `select n, at, by_whom, what from entries
          where table_id = $1 and n > coalesce((select n ${brief}), 0) order by n`,
        values: [id],
      },
      { sql: "select since, body from frozen where table_id = $1", values: [id] },
    ]);
    const [[found] = [], [kept] = [], entries = [], [frozen] = []] = done === "lost" ? [] : done;
    const row = found && readTable(found);
    if (row === undefined) return undefined;
    const body = kept?.["body"];
    return {
      row,
      brief: body === undefined ? undefined : JSON.parse(String(body)),
      entries: await readLog(entries),
      last: Number((entries.at(-1) ?? kept)?.["n"] ?? 0),
      lying: frozen && lyingOf(frozen),
      readAt,
    };
  }

  /** From now on this engine plays there, as the entry says. False if somebody else has done so, or has it otherwise. */
  async takeOver(id: string, { from, to, entry, due, besides = [] }: HandedOver): Promise<boolean> {
    const job: Job = [
      {
        sql: "update tables set engine = $3 where id = $1 and engine = $2 returning id",
        values: [id, from, to],
        must: true,
      },
      ...besides,
      inserted(id, entry),
      ...rescheduled(id, due),
      { sql: "delete from briefs where table_id = $1", values: [id] },
    ];
    return (await this.#database.run(job, { table: id, n: entry.n })) !== "lost";
  }

  /** Never back to an earlier one. */
  async keepBrief(id: string, engine: string, brief: Brief): Promise<void> {
    await this.#database.run([
      held(id),
      {
        sql: `insert into briefs (table_id, n, engine, body) values ($1, $2, $3, $4)
          on conflict (table_id) do update set n = $2, engine = $3, body = $4 where briefs.n < $2`,
        values: [id, brief.state.n, engine, JSON.stringify(brief)],
      },
    ]);
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #rows(sql: string, ...values: Statement["values"]): Promise<readonly Row[]> {
    const done = await this.#database.run([{ sql, values }]);
    return done === "lost" ? [] : (done[0] ?? []).filter(isRecord);
  }
}

/** What was due before the last entry is so no longer. */
function rescheduled(id: string, due: readonly Due[]): readonly Statement[] {
  return [{ sql: "delete from due where table_id = $1", values: [id] }, ...due.map((one) => isDue(id, one))];
}

/** The key `(table, n)` can be written once: two who write at the same time are put in order here. */
function inserted(id: string, { n, at, by, what }: TableEntry): Statement {
  return {
    sql: `insert into entries (table_id, n, at, by_whom, what) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning n`,
    values: [id, n, at, by, JSON.stringify(what)],
    must: true,
  };
}
