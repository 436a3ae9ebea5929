// @module-tag long
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../../../tools/port.ts";
import { ruin } from "./testing/chaos.ts";

test("a server that is killed 25 times in the middle of things has lost nothing that it acknowledged", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ossuaire-kill-"));
  const seen = await ruin({ folder, port: await freePort(), kills: 25, tables: 4, seed: "kill" });
  rmSync(folder, { recursive: true });
  expect(seen).toMatchObject({ missing: 0, twice: 0, unplayable: 0 });
  expect(seen.acknowledged).toBeGreaterThan(100);
  expect(seen.resent).toBeGreaterThan(0);
});
