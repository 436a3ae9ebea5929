import { expect, test } from "vitest";
import { forgetKeys, keepKeys, keysOf, tablesKept } from "./keys.ts";

test("where the device stores nothing, and says so at once, secrets last as long as the page", async () => {
  expect("indexedDB" in globalThis).toBe(false);
  const id = "k".repeat(12);
  const keys = { seats: { sword: "secret" }, invitations: {} };
  expect(await keysOf(id)).toEqual({ seats: {}, invitations: {} });
  await keepKeys(id, keys);
  expect(await keysOf(id)).toEqual(keys);
  expect(await tablesKept()).toContainEqual({ id, keys });
  await forgetKeys(id);
  expect(await tablesKept()).not.toContainEqual({ id, keys });
});
