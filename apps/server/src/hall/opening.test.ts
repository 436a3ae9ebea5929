// @module-tag long
import { audience } from "@ossuaire/kernel";
import { Gathering } from "@ossuaire/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPlayable } from "../../../web/src/games/boxes.ts";
import type { Database } from "../log/database.ts";
import { Log } from "../log/Log.ts";
import { type Running, startServer } from "../server.ts";
import { ask, duel, laid, playOn, TestGuest } from "../testing/guest.ts";
import { testSettings } from "../testing/settings.ts";
import { earlier, shelve } from "../testing/shelved.ts";
import { putAway } from "./opening.ts";

let server: Running;
let base: string;
let database: Database;

beforeAll(async () => {
  server = await startServer(testSettings, {
    page: ".",
    out: { write() {} },
    through(whole) {
      database = whole;
      return whole;
    },
  });
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

async function engineOf(id: string): Promise<string | undefined> {
  return (await new Log(database).table(id))?.engine;
}

test("a table that comes to the same place by the rules of today goes on by them", async () => {
  const { id, host } = await shelve(database, "goes-on");
  const eve = await TestGuest.at(base, id, []);
  expect((await eve.until(() => eve.last("news"))).news.number).toBe(17);
  const engine = await engineOf(id);
  expect(engine).not.toBe(earlier);
  // The log itself says since when; and nobody gets the log of a table that goes on.
  expect((await new Log(database).entries(id, 0)).at(-1)).toMatchObject({
    by: "@house",
    what: { kind: "engine", engine },
  });
  expect((await ask(base, `/api/tables/${id}/log`, { secret: host })).status).toBe(409);
  eve.leave();
});

test.each(["forbidden", "elsewhere"] as const)(
  "one that does not (%s) is frozen as it was, and says so",
  async (name) => {
    const { id, host: secret } = await shelve(database, name);
    expect(await (await TestGuest.at(base, id, [])).gone()).toBe(4423);
    const { status, json } = await ask<{ refusal: { code: string } }>(base, `/api/tables/${id}/match`);
    expect({ status, code: json.refusal.code }).toEqual({ status: 409, code: "frozen" });
    expect(await engineOf(id)).toBe(earlier);
    // Whoever invited gets all that is stored of it, and may clear it away.
    expect((await ask(base, `/api/tables/${id}/log`)).status).toBe(401);
    const { json: kept } = await ask<{ log: { engine: string; entries: unknown[] } }>(
      base,
      `/api/tables/${id}/log`,
      { secret },
    );
    expect(kept.log).toMatchObject({ engine: earlier, agreement: { game: "conquest" } });
    expect(kept.log.entries).toEqual(await new Log(database).entries(id, 0));
    expect((await ask(base, `/api/tables/${id}`, { method: "DELETE" })).status).toBe(401);
    expect((await ask(base, `/api/tables/${id}`, { secret, method: "DELETE" })).status).toBe(200);
    expect((await ask(base, `/api/tables/${id}/log`, { secret })).status).toBe(404);
  },
);

test("who sits down late hears what happened on the last 16 pages, and the whole story when they ask for it", async () => {
  const { id, secrets } = await laid(base, { ...duel, options: { health: 8 } });
  const both = await TestGuest.at(base, id, Object.values(secrets));
  await both.until(() => both.last("news"));
  expect(await playOn({ sword: both, skull: both }, 30)).toBe(30);
  const log = new Log(database);
  const agreement = (await log.table(id))?.agreement;
  const playable = agreement && (await openPlayable(agreement.game, agreement.options));
  const whole = playable && Gathering.open(agreement, playable);
  if (!(whole instanceof Gathering)) throw new Error("it was laid");
  for (const entry of await log.entries(id, 0)) if (entry !== undefined) whole.play(entry);
  const eventsSince = (page?: number) => whole.news([audience], page).sights[audience]?.events;
  const eve = await TestGuest.at(base, id, []);
  const { news } = await eve.until(() => eve.last("news"));
  expect(news.sights[audience]?.events).toEqual(eventsSince(whole.pageAgo(16)));
  const { json } = await ask<{ news: typeof news }>(base, `/api/tables/${id}/history`);
  expect(json.news.sights[audience]?.events).toEqual(eventsSince());
  expect(eventsSince()?.length).toBeGreaterThan(news.sights[audience]?.events.length ?? 0);
  for (const guest of [both, eve]) guest.leave();
});

test("one that falls asleep wakes from where it stood a few entries ago, with the last pages at hand", async () => {
  const { id, secrets } = await laid(base, { ...duel, options: { health: 8 } });
  const at = (seat: string) => TestGuest.at(base, id, [secrets[seat] ?? ""]);
  const guests = { sword: await at("sword"), skull: await at("skull") };
  for (const guest of Object.values(guests)) await guest.until(() => guest.last("news"));
  expect(await playOn(guests, 30)).toBe(30);
  const log = new Log(database);
  const before = await log.entries(id, 0);
  await putAway(id, { log });
  const waking = await log.waking(id);
  expect(waking?.entries).toEqual(before.slice(-8));
  const { game, options } = waking?.row.agreement ?? { game: "", options: {} };
  const playable = await openPlayable(game, options);
  const woken = playable && waking && Gathering.from(waking.brief, waking.row.agreement, playable);
  for (const entry of waking?.entries ?? []) if (entry !== undefined) woken?.play(entry);
  expect(woken?.news(["sword"], woken.match?.page.serial).sights["sword"]?.view).toEqual(
    guests.sword.sight("sword")?.view,
  );
  expect(woken?.undoCount("sword")).toBeGreaterThan(0);
  // There is nothing to gain a second time.
  await putAway(id, { log });
  expect((await log.waking(id))?.entries).toEqual(waking?.entries);
  for (const guest of Object.values(guests)) guest.leave();
});
