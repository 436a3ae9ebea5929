// @module-tag long
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lookedAt } from "../hall/going-on.ts";
import { Hall } from "../hall/Hall.ts";
import { startServer } from "../server.ts";
import { laid, playOn, TestGuest } from "../testing/guest.ts";
import { testNeeded } from "../testing/needed.ts";
import { testSettings } from "../testing/settings.ts";
import { shelve } from "../testing/shelved.ts";
import { backUp } from "./backup.ts";
import { Log } from "./Log.ts";
import { openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "ossuaire-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

const started = (data: string) => startServer({ ...testSettings, data, logLevel: "silent" }, { page: "." });

test("a copy that was made while people played is served in place of the file, and they go on from there", async () => {
  const data = join(folder, "tables.sqlite");
  const server = await started(data);
  const base = `http://127.0.0.1:${server.port}`;
  const { id, secrets } = await laid(base);
  const both = Object.values(secrets);
  const ada = await TestGuest.at(base, id, both);
  await ada.until(() => ada.last("news"));
  const [copy] = await Promise.all([
    backUp(data, join(folder, "copies")),
    playOn({ sword: ada, skull: ada }, 4),
  ]);
  expect(copy).toMatchObject({ tables: 1, frozen: [] });
  expect(copy.entries).toBeGreaterThanOrEqual(3);
  const { file } = await backUp(data, join(folder, "copies"), new Date(0));
  const view = ada.sight("sword")?.view;
  await server.stop();

  const restored = await started(file);
  const again = await TestGuest.at(`http://127.0.0.1:${restored.port}`, id, both);
  await again.until(() => again.last("news"));
  expect(again.sight("sword")?.view).toEqual(view);
  expect(await playOn({ sword: again, skull: again }, 2)).toBe(2);
  again.leave();
  await restored.stop();
});

test("a table that is frozen is named, and no longer once its people have gone on", async () => {
  const data = join(folder, "frozen.sqlite");
  const database = await openSqlite(data);
  const { id, entries } = await shelve(database, "forbidden");
  expect(await backUp(data, folder, new Date(1))).toMatchObject({ tables: 1, frozen: [id] });
  const needed = { ...testNeeded(database, () => 50_000), report() {} };
  const hall = new Hall(needed, 60_000);
  const offer = (await lookedAt(id, hall, needed))?.offer;
  if (offer === undefined) throw new Error("there is no way on");
  for (const seat of ["sword", "skull"]) await needed.frozen.agree(id, seat, offer, 50_000);
  expect(await lookedAt(id, hall, needed)).toBeUndefined();
  const { file, ...copy } = await backUp(data, folder, new Date(2));
  expect(copy).toEqual({ tables: 1, entries: offer.holds + 1, frozen: [] });
  await database.close();
  // All of it is in the copy.
  const copied = await openSqlite(file);
  expect(await new Log(copied).whole(id)).toHaveLength(entries.length + 1);
  await copied.close();
});

test("what is not there is not backed up", async () => {
  await expect(backUp(join(folder, "nothing.sqlite"), folder)).rejects.toThrow("There is no file");
});
