import type { Seat } from "@ossuaire/kernel";
import { readSaid, type Said, type Saying } from "@ossuaire/table";
import { type Database, held, type Row } from "./database.ts";

/** So many words are told to who sits down. */
const toldAtFirst = 50;
/** How often it is tried again when two speak at the same moment. */
const tries = 20;

/** What was said at tables. */
export class Talk {
  readonly #database: Database;
  readonly #kept: number;

  /** So many words of each table are kept. */
  constructor(database: Database, kept: number) {
    this.#database = database;
    this.#kept = kept;
  }

  /** Undefined if everybody talks at once. */
  async add(table: string, at: number, by: Seat, saying: Saying): Promise<Said | undefined> {
    for (let i = 0; i < tries; i++) {
      const n = (await this.last(table)) + 1;
      const done = await this.#database.run(
        [
          held(table),
          {
            sql: `insert into words (table_id, n, at, by_whom, saying) values ($1, $2, $3, $4, $5)
              on conflict do nothing returning n`,
            values: [table, n, at, by, JSON.stringify(saying)],
            must: true,
          },
          { sql: "delete from words where table_id = $1 and n <= $2", values: [table, n - this.#kept] },
        ],
        { table, word: n },
      );
      if (done !== "lost") return { n, at, by, ...saying };
    }
    return undefined;
  }

  /** What was said after the word of this number; the latest, if left out. */
  async after(table: string, n?: number): Promise<readonly Said[]> {
    const words = "select n, at, by_whom, saying from words where table_id = $1";
    const done = await this.#database.run([
      n === undefined
        ? {
            sql: `${words} and n > (select max(n) - ${toldAtFirst} from words where table_id = $1) order by n`,
            values: [table],
          }
        : { sql: `${words} and n > $2 order by n`, values: [table, n] },
    ]);
    return done === "lost" ? [] : (done[0] ?? []).flatMap(saidOf);
  }

  async last(table: string): Promise<number> {
    const done = await this.#database.run([
      { sql: "select max(n) as n from words where table_id = $1", values: [table] },
    ]);
    return done === "lost" ? 0 : Number(done[0]?.[0]?.["n"] ?? 0);
  }
}

function saidOf({ n, at, by_whom: by, saying }: Row): readonly Said[] {
  const said = readSaid({ n: Number(n), at: Number(at), by, saying: JSON.parse(String(saying)) });
  return said === undefined ? [] : [said];
}
