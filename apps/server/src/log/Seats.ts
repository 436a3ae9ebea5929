import type { Seat } from "@ossuaire/kernel";
import type { Database, Statement } from "./database.ts";

/** The secrets of a seat, as hashes; an invitation is spent when somebody sits down with it. */
export interface SeatRow {
  readonly seat: Seat;
  readonly invitation: string | null;
  readonly token: string | null;
}

/** What opens the seats of tables. */
export class Seats {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(id: string): Promise<readonly SeatRow[]> {
    const done = await this.#database.run([
      { sql: "select seat, invitation, token from seats where table_id = $1", values: [id] },
    ]);
    const rows = done === "lost" ? [] : (done[0] ?? []);
    return rows.map(({ seat, invitation, token }) => ({
      seat: String(seat),
      invitation: invitation === null ? null : String(invitation),
      token: token === null ? null : String(token),
    }));
  }

  /** Another link to this seat: who has it may sit down, or bring the seat to another device. */
  async invite(id: string, seat: Seat, invitation: string): Promise<void> {
    const sql = "update seats set invitation = $3 where table_id = $1 and seat = $2";
    await this.#database.run([{ sql, values: [id, seat, invitation] }]);
  }

  /** The seat has moved to another device: the old secret is no longer good. False if the link was spent meanwhile. */
  async move(id: string, seat: Seat, invitation: string, token: string): Promise<boolean> {
    const job = spent(id, seat, invitation, token);
    return (await this.#database.run(job, { table: id, moved: seat })) !== "lost";
  }
}

/** As it is laid. */
export function fresh(id: string, { seat, invitation, token }: SeatRow): Statement {
  return {
    sql: "insert into seats (table_id, seat, invitation, token) values ($1, $2, $3, $4)",
    values: [id, seat, invitation, token],
  };
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
