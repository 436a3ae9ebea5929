import type { Seat } from "@ossuaire/kernel";
import { type NoticeTo, noticeSchema } from "@ossuaire/table";
import * as v from "valibot";
import { type Database, held } from "./database.ts";

/** So many places at most at which one seat is told. */
const most = 5;

/** Of a seat, as it is stored: nobody has told it, or somebody has; else somebody has that in hand, until then. */
const nobody = 0;
const told = 1;

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
      held(table),
      {
        sql: `insert into notices (table_id, seat, endpoint, body) values ($1, $2, $3, $4)
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

  /**
   * Whether it is for us to tell this seat: one process has it in hand until this moment, and others only if nothing has come of it by then.
   * `"done"`: it was told, and its person has not been there since.
   */
  async claim(table: string, seat: Seat, now: number, until: number): Promise<boolean | "done"> {
    const done = await this.#database.run([
      {
        sql: `update seats set told = $4
          where table_id = $1 and seat = $2 and (told = ${nobody} or (told > ${told} and told <= $3)) returning seat`,
        values: [table, seat, now, until],
      },
      { sql: "select told from seats where table_id = $1 and seat = $2", values: [table, seat] },
    ]);
    if (done === "lost" || done[0]?.length === 1) return done !== "lost";
    return Number(done[1]?.[0]?.["told"] ?? told) === told ? "done" : false;
  }

  async told(table: string, seat: Seat): Promise<void> {
    const sql = `update seats set told = ${told} where table_id = $1 and seat = $2 and told <> ${nobody}`;
    await this.#database.run([{ sql, values: [table, seat] }]);
  }

  /** The person is there. */
  async here(table: string, seat: Seat): Promise<void> {
    const which = `where table_id = $1 and seat = $2 and told <> ${nobody}`;
    const found = await this.#database.run([
      { sql: `select seat from seats ${which}`, values: [table, seat] },
    ]);
    // Hardly ever: whoever only looks waits for nobody who writes.
    if (found === "lost" || found[0]?.length === 0) return;
    await this.#database.run([{ sql: `update seats set told = ${nobody} ${which}`, values: [table, seat] }]);
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
