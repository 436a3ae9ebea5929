// @module-tag long
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../server.ts";
import { laid, playOn, TestGuest } from "../testing/guest.ts";
import { testSettings } from "../testing/settings.ts";
import { backUp } from "./backup.ts";

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

test("what is not there is not backed up", async () => {
  await expect(backUp(join(folder, "nothing.sqlite"), folder)).rejects.toThrow("There is no file");
});
