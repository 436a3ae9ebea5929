import type { Database, Statement } from "./database.ts";

/** Something that has to happen later at a table, whichever process is there then. */
export interface Due {
  readonly kind: "bot" | "clock" | "lapse" | "notice";
  readonly at: number;
}

/** In milliseconds: so long others leave alone what somebody has in hand. */
const lease = 30_000;

/** In milliseconds: after so long without a word from any server, none was there. */
export const patience = 10_000;

/** In milliseconds: so much the clocks of machines may differ. One that was turned back by more is believed. */
const apart = 300_000;

/** What has to happen later, and whether anybody was there to do it. */
export class Dues {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Takes in hand what is due; nobody else gets it for a while, and for good if the table has moved on by then. Table by table: who takes hold of
   * many at once, in an order of its own, stands in the way of those who write.
   */
  async claim(now: number): Promise<readonly { readonly table: string; readonly kind: Due["kind"] }[]> {
    const sql = "select table_id, kind from due where at <= $1 and until <= $1 order by at limit 200";
    const found = await this.#database.run([{ sql, values: [now] }]);
    const rows = found === "lost" ? [] : (found[0] ?? []);
    const all = rows.flatMap(({ table_id, kind }) =>
      isKind(kind) ? [{ table: String(table_id), kind }] : [],
    );
    const ours = await Promise.all(all.map(({ table, kind }) => this.#taken(table, kind, now)));
    return all.filter((_, i) => ours[i]);
  }

  async #taken(table: string, kind: Due["kind"], now: number): Promise<boolean> {
    const sql = `update due set until = $4
      where table_id = $1 and kind = $2 and at <= $3 and until <= $3 returning kind`;
    const done = await this.#database.run([{ sql, values: [table, kind, now, now + lease] }]);
    return done !== "lost" && done[0]?.length === 1;
  }

  /** It has happened, and left no entry. */
  async done(table: string, kind: Due["kind"]): Promise<void> {
    await this.#database.run([
      { sql: "delete from due where table_id = $1 and kind = $2", values: [table, kind] },
    ]);
  }

  /** Not before then. */
  async putOff(table: string, kind: Due["kind"], to: number): Promise<void> {
    await this.#database.run([
      { sql: "update due set until = $3 where table_id = $1 and kind = $2", values: [table, kind, to] },
    ]);
  }

  /** Tables at which a clock runs. */
  async clocks(): Promise<readonly string[]> {
    const done = await this.#database.run([
      { sql: "select table_id from due where kind = 'clock'", values: [] },
    ]);
    return done === "lost" ? [] : (done[0] ?? []).map(({ table_id }) => String(table_id));
  }

  /**
   * Says that a server is there. Gives for how many milliseconds none was, to one of those who ask: the others get 0,
   * as does whoever turns a clock back. What clocks have due moves by that time at the same moment: nobody takes it in hand before
   * the tables themselves have heard of it, be it that whoever was to tell them is killed.
   */
  async beat(now: number): Promise<number> {
    const known = await this.#database.run([{ sql: "select at from beats where id = 1", values: [] }]);
    const before = known === "lost" ? undefined : known[0]?.[0]?.["at"];
    if (before === undefined) {
      const first = "insert into beats (id, at) values (1, $1) on conflict do nothing";
      await this.#database.run([{ sql: first, values: [now] }]);
      return 0;
    }
    const away = now - Number(before);
    const stood = away > patience ? away : 0;
    const done = await this.#database.run([
      {
        sql: "update beats set at = $1 where id = 1 and at = $2 returning at",
        // The clock of another machine may be a little ahead of ours: each would take the other for gone.
        values: [away < 0 && away > -apart ? Number(before) : now, Number(before)],
        must: true,
      },
      ...(stood === 0
        ? []
        : [{ sql: "update due set at = at + $1 where kind = 'clock'", values: [stood] } as const]),
    ]);
    return done === "lost" ? 0 : stood;
  }
}

/** Whoever writes an entry that others have written already finds what they hold due: nothing of its job happens then, and that must be all. */
export function isDue(table: string, { kind, at }: Due): Statement {
  return {
    sql: `insert into due (table_id, kind, at) values ($1, $2, $3)
      on conflict (table_id, kind) do update set at = excluded.at, until = 0`,
    values: [table, kind, at],
  };
}

function isKind(kind: unknown): kind is Due["kind"] {
  return kind === "bot" || kind === "clock" || kind === "lapse" || kind === "notice";
}
