import type { Seat } from "@ossuaire/kernel";
import { type NoticeTo, noticeSchema } from "@ossuaire/table";
import * as v from "valibot";
import type { Database } from "./database.ts";

/** So many places at most at which one seat is told. */
const most = 5;

/** Where people are told that they are asked, while no page of theirs is open. */
export class Notices {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async set(table: string, seat: Seat, to: NoticeTo): Promise<boolean> {
    const known = await this.of(table, seat);
    if (known.length >= most && !known.some(({ endpoint }) => endpoint === to.endpoint)) return false;
    await this.#database.run([
      {
        sql: `insert into notices (table_id, seat, endpoint, body)
          select id, $2, $3, $4 from tables where id = $1
          on conflict (table_id, seat, endpoint) do update set body = $4`,
        values: [table, seat, to.endpoint, JSON.stringify(to)],
      },
    ]);
    return true;
  }

  async of(table: string, seat: Seat): Promise<readonly NoticeTo[]> {
    const done = await this.#database.run([
      { sql: "select body from notices where table_id = $1 and seat = $2", values: [table, seat] },
    ]);
    const rows = done === "lost" ? [] : (done[0] ?? []);
    return rows.flatMap(({ body }) => {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), noticeSchema), body);
      return read.success ? [read.output] : [];
    });
  }

  /** Left out, all of this seat's. */
  async drop(table: string, seat: Seat, endpoint?: string): Promise<void> {
    const sql = "delete from notices where table_id = $1 and seat = $2";
    await this.#database.run([
      endpoint === undefined
        ? { sql, values: [table, seat] }
        : { sql: `${sql} and endpoint = $3`, values: [table, seat, endpoint] },
    ]);
  }

  /** Whether it is for us to tell this seat: one process does, once until its person has been there again. */
  async claim(table: string, seat: Seat): Promise<boolean> {
    const done = await this.#database.run([
      {
        sql: "update seats set told = 1 where table_id = $1 and seat = $2 and told = 0 returning seat",
        values: [table, seat],
        must: true,
      },
    ]);
    return done !== "lost";
  }

  /** The person is there. */
  async here(table: string, seat: Seat): Promise<void> {
    const told = await this.#database.run([
      { sql: "select seat from seats where table_id = $1 and seat = $2 and told = 1", values: [table, seat] },
    ]);
    // Hardly ever: whoever only looks waits for nobody who writes.
    if (told === "lost" || told[0]?.length === 0) return;
    await this.#database.run([
      {
        sql: "update seats set told = 0 where table_id = $1 and seat = $2 and told = 1",
        values: [table, seat],
      },
    ]);
  }

  /** What was made under this name before, or this. */
  async made(name: string, body: string): Promise<string> {
    const done = await this.#database.run([
      {
        sql: "insert into made (name, body) values ($1, $2) on conflict do nothing",
        values: [name, body],
      },
      { sql: "select body from made where name = $1", values: [name] },
    ]);
    return done === "lost" ? body : String(done[1]?.[0]?.["body"] ?? body);
  }
}
