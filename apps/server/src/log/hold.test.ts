// @module-tag long
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../../tools/port.ts";
import { startServer } from "../server.ts";
import { killed, served } from "../testing/process.ts";
import { testSettings } from "../testing/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "ossuaire-hold-"));
afterAll(() => rmSync(folder, { recursive: true }));

const started = (data: string) => startServer({ ...testSettings, data, logLevel: "silent" }, { page: "." });

test("a second server on a file does not start, by whatever name it knows it; once the first is killed or gone, it does", async () => {
  const data = join(folder, "tables.sqlite");
  const other = join(folder, "another-name.sqlite");
  symlinkSync(data, other);
  const server = await served(await freePort(), data);
  onTestFinished(() => void server.kill("SIGKILL"));
  await expect(started(data)).rejects.toThrow("another server is at work on");
  await expect(started(other)).rejects.toThrow("another server is at work on");
  await killed(server);
  const next = await started(other);
  await expect(started(data)).rejects.toThrow("another server is at work on");
  await next.stop();
  await (await started(data)).stop();
});

test("a file that cannot be opened is let go of", async () => {
  const data = join(folder, "no-tables.sqlite");
  writeFileSync(data, "no database, but long enough to be looked at. ".repeat(100));
  await expect(started(data)).rejects.toThrow("not a database");
  rmSync(data);
  await (await started(data)).stop();
});
