import { Client, type ClientConfig } from "pg";
import { steps } from "./schema.ts";

/** Step by step, and by one process: the others wait until it has. */
export async function migrate(config: ClientConfig): Promise<void> {
  const client = new Client(config);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(4600)");
    await client.query("create table if not exists steps (n bigint primary key)");
    const { rows } = await client.query<{ n: string | null }>("select max(n) as n from steps");
    const known = Number(rows[0]?.n ?? 0);
    if (known > steps.length) throw new Error("The database was written by a newer version of Ossuaire.");
    for (const [i, step] of steps.entries()) {
      if (i < known) continue;
      for (const sql of step) await client.query(sql);
      await client.query("insert into steps (n) values ($1)", [i + 1]);
    }
    await client.query("commit");
  } finally {
    await client.end();
  }
}
