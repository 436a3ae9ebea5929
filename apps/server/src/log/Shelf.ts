import type { Face, TableEntry } from "@ossuaire/table";
import type { Database, Statement } from "./database.ts";
import { readTable, type TableRow } from "./row.ts";

/** In milliseconds since 1970, each kind of table has its own. */
interface ForgottenBefore {
  readonly asleep: number;
  readonly neverBegun: number;
  readonly over: number;
}

const tablesOfAPage = 30;
const isForgotten = "changed < $1 or (stage = 'open' and changed < $2) or (stage = 'over' and changed < $3)";
/** What is stored of a table besides its own row. */
const parts = ["entries", "seats", "due", "words", "notices", "briefs", "frozen", "consents"];

/** All tables side by side: which ones stand open, which ones nobody comes back to, and what goes with one that is cleared away. */
export class Shelf {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Tables to which anybody may come, the latest first, and whether there is a further page. */
  async lobby(page: number): Promise<{ readonly rows: readonly TableRow[]; readonly more: boolean }> {
    const sql = `select * from tables where public = 1 and stage = 'open' and free > 0
      order by changed desc limit $1 offset $2`;
    const done = await this.#database.run([{ sql, values: [tablesOfAPage + 1, page * tablesOfAPage] }]);
    const rows = done === "lost" ? [] : (done[0] ?? []);
    const read = rows.slice(0, tablesOfAPage).flatMap((row) => readTable(row) ?? []);
    return { rows: read, more: rows.length > tablesOfAPage };
  }

  /** Tables of which nobody has heard since then. */
  async forgotten(before: ForgottenBefore): Promise<readonly string[]> {
    const sql = `select id from tables where ${isForgotten} limit 200`;
    const done = await this.#database.run([{ sql, values: momentsOf(before) }]);
    return done === "lost" ? [] : (done[0] ?? []).map(({ id }) => String(id));
  }

  /**
   * With all that is stored of it; or, if somebody has come back to it since `before`, not. Whoever writes an entry at the same moment
   * finds no table, or is seen here.
   */
  async delete(id: string, before?: ForgottenBefore): Promise<boolean> {
    const table: Statement =
      before === undefined
        ? { sql: "delete from tables where id = $1", values: [id] }
        : {
            sql: `delete from tables where id = $4 and (${isForgotten}) returning id`,
            values: [...momentsOf(before), id],
            must: true,
          };
    const done = await this.#database.run(
      [table, ...parts.map((part) => ({ sql: `delete from ${part} where table_id = $1`, values: [id] }))],
      { table: id, gone: true },
    );
    return done !== "lost";
  }
}

function momentsOf({ asleep, neverBegun, over }: ForgottenBefore): readonly number[] {
  return [asleep, neverBegun, over];
}

/** A table that nobody has known before. */
export function laid(row: TableRow): Statement {
  const { id, agreement, engine, host, open, watched, created, stage, face, asked } = row;
  return {
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
  };
}

/**
 * What lists of tables show of it; `shown`, if more has changed than whose answer is waited for. Before all else: of a table that has been
 * deleted meanwhile nothing is written any more, and whoever writes or deletes takes hold of it in the same order.
 */
export function changed(
  id: string,
  { at }: TableEntry,
  asked: TableRow["asked"],
  shown: Pick<TableRow, "stage" | "face"> | undefined,
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

function freeSeats({ places }: Face): number {
  return Object.values(places).filter(({ kind }) => kind === "free").length;
}
