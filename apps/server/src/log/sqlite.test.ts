// @module-tag long
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "./sqlite.ts";

test("what is stored lies on the disk: a log that is written ahead, and flushed at every commit", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ossuaire-sqlite-"));
  const database = await openSqlite(join(folder, "deeper", "tables.sqlite"));
  const done = await database.run([
    { sql: "pragma journal_mode", values: [] },
    { sql: "pragma synchronous", values: [] },
  ]);
  expect(done).toEqual([[{ journal_mode: "wal" }], [{ synchronous: 2 }]]);
  await database.close();
  rmSync(folder, { recursive: true });
});

test("a file that cannot be opened stops the start", async () => {
  await expect(openSqlite(tmpdir())).rejects.toThrow("unable to open");
});
