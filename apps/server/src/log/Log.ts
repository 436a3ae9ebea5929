import type { Seat } from "@ossuaire/kernel";
import { isRecord, readEntry, type TableEntry } from "@ossuaire/table";
import type { Database, Job, Row, Statement } from "./database.ts";
import { readTable, type TableRow } from "./row.ts";

/** The secrets of a seat, as hashes; an invitation is spent when somebody sits down with it. */
export interface SeatRow {
  readonly seat: Seat;
  readonly invitation: string | null;
  readonly token: string | null;
}

/** Something that has to happen later at a table, whichever process is there then. */
export interface Due {
  readonly kind: "bot" | "clock" | "lapse";
  readonly at: number;
}

/** What is written together with an entry. */
export interface Beside {
  readonly due: readonly Due[];
  /** What the lobby shows, if it has changed. */
  readonly shown: Pick<TableRow, "stage" | "face"> | undefined;
  /** Before everything else; where it finds nothing to change, nothing is written. */
  readonly first?: Statement;
}

const tablesOfAPage = 30;

/** All that is stored of all tables. */
export class Log {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create(row: TableRow, seats: readonly SeatRow[], entries: readonly TableEntry[]): Promise<boolean> {
    const { id, agreement, engine, host, open, watched, created, stage, face } = row;
    const done = await this.#database.run([
      {
        sql: `insert into tables (id, agreement, engine, host, public, watched, created, changed, stage, face)
          values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9) on conflict do nothing returning id`,
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
    ]);
    return done !== "lost";
  }

  /** Whether it is stored. If not, somebody else has written that entry, or what was to be done first could not be. */
  async append(id: string, entry: TableEntry, { due, shown, first }: Beside): Promise<boolean> {
    const job: Job = [
      ...(first === undefined ? [] : [{ ...first, must: true as const }]),
      inserted(id, entry),
      { sql: "delete from due where table_id = $1", values: [id] },
      ...due.map(
        ({ kind, at }): Statement => ({
          sql: "insert into due (table_id, kind, at) values ($1, $2, $3)",
          values: [id, kind, at],
        }),
      ),
      shown === undefined
        ? { sql: "update tables set changed = $2 where id = $1", values: [id, entry.at] }
        : {
            sql: "update tables set changed = $2, stage = $3, face = $4 where id = $1",
            values: [id, entry.at, shown.stage, JSON.stringify(shown.face)],
          },
    ];
    return (await this.#database.run(job)) !== "lost";
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [row] = await this.#rows("select * from tables where id = $1", id);
    return row && readTable(row);
  }

  /** The entries after the one of this number, in their order; one that cannot be read is undefined. */
  async entries(id: string, after: number): Promise<readonly (TableEntry | undefined)[]> {
    const rows = await this.#rows(
      "select n, at, by_whom, what from entries where table_id = $1 and n > $2 order by n",
      id,
      after,
    );
    return rows.map(({ n, at, by_whom: by, what }) =>
      readEntry({ n: Number(n), at: Number(at), by, what: JSON.parse(String(what)) }),
    );
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
    return (await this.#database.run([{ ...spent(id, seat, invitation, token), must: true }])) !== "lost";
  }

  /** Tables to which anybody may come, the latest first. */
  async lobby(page: number): Promise<readonly TableRow[]> {
    const rows = await this.#rows(
      "select * from tables where public = 1 and stage = 'open' order by changed desc limit $1 offset $2",
      tablesOfAPage,
      page * tablesOfAPage,
    );
    return rows.flatMap((row) => readTable(row) ?? []);
  }

  async due(now: number): Promise<readonly string[]> {
    const rows = await this.#rows("select distinct table_id from due where at <= $1 limit 200", now);
    return rows.map(({ table_id: id }) => String(id));
  }

  async delete(id: string): Promise<void> {
    await this.#database.run(
      ["entries", "seats", "due"]
        .map((table): Statement => ({ sql: `delete from ${table} where table_id = $1`, values: [id] }))
        .concat({ sql: "delete from tables where id = $1", values: [id] }),
    );
  }

  /** Tables of which nobody has heard since then. */
  async forgotten(before: number, neverBegunBefore: number): Promise<readonly string[]> {
    const rows = await this.#rows(
      "select id from tables where changed < $1 or (stage = 'open' and changed < $2) limit 200",
      before,
      neverBegunBefore,
    );
    return rows.map(({ id }) => String(id));
  }

  /** Says that a server is there, and when one was there before. */
  async beat(now: number): Promise<number | undefined> {
    const done = await this.#database.run([
      { sql: "select at from beats where id = 1", values: [] },
      {
        sql: "insert into beats (id, at) values (1, $1) on conflict (id) do update set at = $1",
        values: [now],
      },
    ]);
    const at = done === "lost" ? undefined : done[0]?.[0]?.["at"];
    return at === undefined ? undefined : Number(at);
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #rows(sql: string, ...values: Statement["values"]): Promise<readonly Row[]> {
    const done = await this.#database.run([{ sql, values }]);
    return done === "lost" ? [] : (done[0] ?? []).filter(isRecord);
  }
}

/** Whoever sits down spends the invitation, and has a secret instead. */
export function spent(id: string, seat: Seat, invitation: string, token: string): Statement {
  return {
    sql: `update seats set invitation = null, token = $4
      where table_id = $1 and seat = $2 and invitation = $3 returning seat`,
    values: [id, seat, invitation, token],
  };
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
