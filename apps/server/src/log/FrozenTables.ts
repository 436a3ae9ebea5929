import type { Seat } from "@ossuaire/kernel";
import { type host, type Offer, offerSchema } from "@ossuaire/table";
import * as v from "valibot";
import { type Database, held, type Row, type Statement } from "./database.ts";

/** How far the log of a table holds by an engine that cannot play it through. */
export type Mark = v.InferOutput<typeof markSchema>;

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const markSchema = v.object({
  ...offerSchema.entries,
  /** The engine that wrote it. */
  from: v.string(),
  /** So many answers lie behind the last entry that holds. */
  answers: natural,
  /** When that one was written, if the match had begun. */
  stood: v.optional(natural),
});

/** A table that was found frozen. */
export interface Lying {
  /** In milliseconds since 1970. */
  readonly since: number;
  /** Undefined where it could not even be laid. */
  readonly mark: Mark | undefined;
}

/** Whoever says something about a table that is frozen. */
type Who = Seat | typeof host;

/** What its people have said to going on, and who was given its log. */
export interface Consents {
  readonly agreed: readonly Seat[];
  readonly readers: readonly Who[];
}

/** What somebody says who was given the log: it tells all that is hidden. */
const hasLog = "log";

/** How tables lie that an engine cannot play through, and what is said to that. */
export class FrozenTables {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async at(id: string): Promise<Lying | undefined> {
    const done = await this.#database.run([
      { sql: "select since, body from frozen where table_id = $1", values: [id] },
    ]);
    const row = done === "lost" ? undefined : done[0]?.[0];
    return row && lyingOf(row);
  }

  /** It lies so since then, or longer; without a mark where an engine cannot even lay it. */
  async freeze(id: string, mark: Mark | undefined, now: number): Promise<void> {
    await this.#database.run([
      held(id),
      {
        sql: `insert into frozen (table_id, since, body) values ($1, $2, $3)
          on conflict (table_id) do update set body = $3`,
        values: [id, now, JSON.stringify(mark ?? {})],
      },
    ]);
  }

  /** It goes on. */
  async melt(id: string): Promise<void> {
    await this.#database.run([held(id), ...melted(id)]);
  }

  /** Who has agreed to this very offer: what was said to another one is void. */
  async consents(id: string, offer: Offer | undefined): Promise<Consents> {
    const done = await this.#database.run([
      { sql: "select who, word from consents where table_id = $1 order by who", values: [id] },
    ]);
    const said = done === "lost" ? [] : (done[0] ?? []);
    const whoSaid = (word: string) =>
      said.filter((row) => row["word"] === word).map(({ who }) => String(who));
    return { agreed: offer === undefined ? [] : whoSaid(wordFor(offer)), readers: whoSaid(hasLog) };
  }

  /** Said twice it counts once. It keeps the table, as whatever happens there. */
  async agree(id: string, who: Who, offer: Offer, now: number): Promise<void> {
    await this.#database.run([
      { sql: "update tables set changed = $2 where id = $1 returning id", values: [id, now], must: true },
      said(id, who, wordFor(offer)),
    ]);
  }

  /** Whoever is given the log knows what the others do not: whatever they have agreed to they are asked again. */
  async giveLog(id: string, who: Who): Promise<void> {
    await this.#database.run([
      held(id),
      { ...said(id, who, hasLog), must: true },
      { sql: "delete from consents where table_id = $1 and word <> $2", values: [id, hasLog] },
    ]);
  }
}

/** What is to be forgotten of it once it goes on: not who was given its log. `since`: only if it lies so since then. */
export function melted(id: string, since?: number): readonly Statement[] {
  const frozen =
    since === undefined
      ? { sql: "delete from frozen where table_id = $1", values: [id] }
      : ({
          sql: "delete from frozen where table_id = $1 and since = $2 returning since",
          values: [id, since],
          must: true,
        } as const);
  return [frozen, { sql: "delete from consents where table_id = $1 and word <> $2", values: [id, hasLog] }];
}

/** What comes out of a store may be anything. */
export function lyingOf({ since, body }: Row): Lying {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), markSchema), body);
  return { since: Number(since), mark: read.success ? read.output : undefined };
}

function wordFor({ engine, holds, last }: Offer): string {
  return `${engine} goes on after ${holds} of ${last}`;
}

function said(id: string, who: Who, word: string): Statement {
  return {
    sql: "insert into consents (table_id, who, word) values ($1, $2, $3) on conflict do nothing returning who",
    values: [id, who, word],
  };
}
