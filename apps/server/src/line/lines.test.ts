// @module-tag long
import { protocol } from "@ossuaire/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Running, startServer } from "../server.ts";
import { ask, duel, laid, TestGuest } from "../testing/guest.ts";
import { testSettings } from "../testing/settings.ts";

// What is too much is turned away and counted; whoever is within the limits notices nothing.

const limits = { ...testSettings.limits, connectionsOfOne: 12, guests: 6, watchers: 3 };
let server: Running;
let base: string;

beforeAll(async () => {
  server = await startServer({ ...testSettings, limits }, { page: ".", out: { write() {} } });
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

async function counted(what: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(new RegExp(`^ossuaire_${what} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
}

async function gone(guests: readonly TestGuest[]): Promise<void> {
  for (const guest of guests) guest.leave();
  await Promise.all(guests.map((guest) => guest.gone()));
  await expect.poll(() => counted("guests")).toBe(0);
}

test("whoever says nothing for a while is told so", async () => {
  const strict = await startServer(
    { ...testSettings, limits: { ...limits, first: 100 } },
    { page: ".", out: { write() {} } },
  );
  const silent = new TestGuest(`http://127.0.0.1:${strict.port}`);
  expect(await silent.gone()).toBe(4408);
  await strict.stop();
});

test("whoever speaks as another version does is told so", async () => {
  const { id } = await laid(base);
  const old = new TestGuest(base);
  await old.open();
  old.send({ type: "sit", protocol: protocol - 1, table: id, secrets: [] });
  expect(await old.gone()).toBe(4406);
  await gone([]);
});

test("so many may look on, and so many may be at a table, though all come at the same moment", async () => {
  const { id, secrets } = await laid(base);
  const watchers = await Promise.all(Array.from({ length: 8 }, () => TestGuest.at(base, id, [])));
  const closed = () => watchers.filter((guest) => guest.closed === 4430).length;
  await expect.poll(closed).toBe(5);
  const tabs = await Promise.all(
    Array.from({ length: 6 }, () => TestGuest.at(base, id, [secrets["sword"] ?? ""])),
  );
  await expect.poll(() => tabs.filter((guest) => guest.closed === 4430).length).toBe(3);
  expect(closed()).toBe(5);
  expect(await counted('limits_total\\{limit="watchers"\\}')).toBe(5);
  expect(await counted('limits_total\\{limit="guests"\\}')).toBe(3);
  await gone([...watchers, ...tabs]);
});

test("one address has so many lines, and gets another when one is closed", async () => {
  const lines = Array.from({ length: 14 }, () => new TestGuest(base));
  const opened = await Promise.allSettled(lines.map((line) => line.open()));
  expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(12);
  expect(await counted('limits_total\\{limit="connections-of-one"\\}')).toBe(2);
  await gone(lines);
  const again = new TestGuest(base);
  await again.open();
  await gone([again]);
});

test("one address lays so many tables an hour", async () => {
  const strict = await startServer(
    { ...testSettings, limits: { ...limits, newTables: 2 } },
    { page: ".", out: { write() {} } },
  );
  const at = `http://127.0.0.1:${strict.port}`;
  const lay = () => ask<{ refusal?: { code: string } }>(at, "/api/tables", { body: duel });
  expect([(await lay()).status, (await lay()).status]).toEqual([201, 201]);
  expect(await lay()).toMatchObject({ status: 429, json: { refusal: { code: "too-many" } } });
  await strict.stop();
});
