import type { Seat } from "@ossuaire/kernel";
import { type Brief, type Face, isRecord, type TableEntry } from "@ossuaire/table";
import { type Due, isDue } from "./Dues.ts";
import { type Database, held, type Job, type Row, type Statement } from "./database.ts";
import { type Lying, lyingOf } from "./FrozenTables.ts";
import { readLog, readWhole } from "./reading.ts";
import { readTable, type TableRow } from "./row.ts";

/** The secrets of a seat, as hashes; an invitation is spent when somebody sits down with it. */
export interface SeatRow {
  readonly seat: Seat;
  readonly invitation: string | null;
  readonly token: string | null;
}

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

/** In milliseconds since 1970, each kind of table has its own. */
interface ForgottenBefore {
  readonly asleep: number;
  readonly neverBegun: number;
  readonly over: number;
}

const tablesOfAPage = 30;

/** All that is stored of all tables. */
export class Log {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create({ row, seats, entries, due }: NewTable): Promise<boolean> {
    const { id, agreement, engine, host, open, watched, created, stage, face, asked } = row;
    const done = await this.#database.run([
      {
        sql: `insert into tables (id, agreement, engine, host, public, watched, created, changed, stage, face, asked, free)
          values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
        values: [
          id,
          JSON.stringify(agreement),
          engine,
          host,
          Number(open),
          Number(watched),
          created,
          stage,
          JSON.stringify(face),
          JSON.stringify(asked),
          freeSeats(face),
        ],
        must: true,
      },
      ...seats.map(
        ({ seat, invitation, token }): Statement => ({
          sql: "insert into seats (table_id, seat, invitation, token) values ($1, $2, $3, $4)",
          values: [id, seat, invitation, token],
        }),
      ),
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

  async seats(id: string): Promise<readonly SeatRow[]> {
    const rows = await this.#rows("select seat, invitation, token from seats where table_id = $1", id);
    return rows.map(({ seat, invitation, token }) => ({
      seat: String(seat),
      invitation: invitation === null ? null : String(invitation),
      token: token === null ? null : String(token),
    }));
  }

  /** Another link to this seat: who has it may sit down, or bring the seat to another device. */
  async invite(id: string, seat: Seat, invitation: string): Promise<void> {
    await this.#rows(
      "update seats set invitation = $3 where table_id = $1 and seat = $2",
      id,
      seat,
      invitation,
    );
  }

  /** The seat has moved to another device: the old secret is no longer good. False if the link was spent meanwhile. */
  async move(id: string, seat: Seat, invitation: string, token: string): Promise<boolean> {
    const job = spent(id, seat, invitation, token);
    return (await this.#database.run(job, { table: id, moved: seat })) !== "lost";
  }

  /** Tables to which anybody may come, the latest first; one more than a page holds, if there are more. */
  async lobby(page: number): Promise<{ readonly rows: readonly TableRow[]; readonly more: boolean }> {
    const rows = await this.#rows(
      `select * from tables where public = 1 and stage = 'open' and free > 0
        order by changed desc limit $1 offset $2`,
      tablesOfAPage + 1,
      page * tablesOfAPage,
    );
    const read = rows.slice(0, tablesOfAPage).flatMap((row) => readTable(row) ?? []);
    return { rows: read, more: rows.length > tablesOfAPage };
  }

  /**
   * With all that is stored of it; or, if somebody has come back to it since `before`, not. Whoever writes an entry at the same moment
   * finds no table, or is seen here.
   */
  async delete(id: string, before?: ForgottenBefore): Promise<boolean> {
    const parts = ["entries", "seats", "due", "words", "notices", "briefs", "frozen", "consents"];
    const table =
      before === undefined
        ? { sql: "delete from tables where id = $1", values: [id] }
        : ({
            sql: `delete from tables where id = $4 and (${isForgotten}) returning id`,
            values: [...momentsOf(before), id],
            must: true,
          } as const);
    const done = await this.#database.run(
      [table, ...parts.map((part) => ({ sql: `delete from ${part} where table_id = $1`, values: [id] }))],
      { table: id, gone: true },
    );
    return done !== "lost";
  }

  /** Tables of which nobody has heard since then. */
  async forgotten(before: ForgottenBefore): Promise<readonly string[]> {
    const sql = `select id from tables where ${isForgotten} limit 200`;
    const rows = await this.#rows(sql, ...momentsOf(before));
    return rows.map(({ id }) => String(id));
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #rows(sql: string, ...values: Statement["values"]): Promise<readonly Row[]> {
    const done = await this.#database.run([{ sql, values }]);
    return done === "lost" ? [] : (done[0] ?? []).filter(isRecord);
  }
}

const isForgotten = "changed < $1 or (stage = 'open' and changed < $2) or (stage = 'over' and changed < $3)";

function momentsOf({ asleep, neverBegun, over }: ForgottenBefore): readonly number[] {
  return [asleep, neverBegun, over];
}

function freeSeats({ places }: Face): number {
  return Object.values(places).filter(({ kind }) => kind === "free").length;
}

/** Whoever sits down spends the invitation, and has a secret instead. */
export function spent(id: string, seat: Seat, invitation: string, token: string): readonly Statement[] {
  return [
    {
      sql: `update seats set invitation = null, token = $4
        where table_id = $1 and seat = $2 and invitation = $3 returning seat`,
      values: [id, seat, invitation, token],
      must: true,
    },
  ];
}

/** Whoever comes by the lobby takes a seat that nobody has taken. */
export function taken(id: string, seat: Seat, token: string): readonly Statement[] {
  return [
    {
      sql: `update seats set invitation = null, token = $3
        where table_id = $1 and seat = $2 and token is null returning seat`,
      values: [id, seat, token],
      must: true,
    },
  ];
}

/** Nobody has the seat any more: the old secret opens nothing, another link does, and whoever sat there is told of it no more. */
export function freed(id: string, seat: Seat, invitation: string): readonly Statement[] {
  return [
    {
      sql: `update seats set invitation = $3, token = null, told = 0
        where table_id = $1 and seat = $2 returning seat`,
      values: [id, seat, invitation],
      must: true,
    },
    { sql: "delete from notices where table_id = $1 and seat = $2", values: [id, seat] },
  ];
}

/**
 * What lists of tables show of it. Before all else: of a table that has been deleted meanwhile nothing is written any more, and
 * whoever writes or deletes takes hold of it in the same order.
 */
export function changed(
  id: string,
  { at }: TableEntry,
  asked: Beside["asked"],
  shown: Beside["shown"],
): Statement {
  const values = [id, at, JSON.stringify(asked)];
  const must = true;
  if (shown === undefined)
    return { sql: "update tables set changed = $2, asked = $3 where id = $1 returning id", values, must };
  const { stage, face } = shown;
  return {
    sql: `update tables set changed = $2, asked = $3, stage = $4, face = $5, free = $6
      where id = $1 returning id`,
    values: [...values, stage, JSON.stringify(face), freeSeats(face)],
    must,
  };
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
