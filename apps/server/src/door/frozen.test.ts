// @module-tag long
import type { Frozen } from "@ossuaire/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshSecret } from "../hall/secret.ts";
import type { Database } from "../log/database.ts";
import { type Running, startServer } from "../server.ts";
import { ask, playOn, TestGuest } from "../testing/guest.ts";
import { testSettings } from "../testing/settings.ts";
import { type Shelved, shelve } from "../testing/shelved.ts";

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

interface Said {
  readonly frozen?: Frozen;
  readonly refusal?: { readonly code: string };
}

const look = async (id: string, secret?: string) =>
  await ask<Said>(base, `/api/tables/${id}/frozen`, secret === undefined ? {} : { secret });

async function offerAt({ id, host }: Shelved) {
  const { json } = await look(id, host);
  if (json.frozen?.offer === undefined) throw new Error("there is no way on");
  return json.frozen.offer;
}

const goOn = async (id: string, body: unknown, secret?: string) =>
  await ask<Said>(base, `/api/tables/${id}/go-on`, secret === undefined ? { body } : { secret, body });

test("its people agree one after the other, sit down, hear the whole story and play on", async () => {
  const table = await shelve(database, "forbidden");
  const { id, secrets, host, entries } = table;
  const { sword = "", skull = "" } = secrets;
  expect(await (await TestGuest.at(base, id, [sword])).gone()).toBe(4423);
  const offer = await offerAt(table);
  const first = await goOn(id, offer, sword);
  expect(first).toMatchObject({ status: 200, json: { frozen: { people: [{ hasAgreed: true }, {}] } } });
  expect(await (await TestGuest.at(base, id, [sword])).gone()).toBe(4423);
  // Whoever looks on hears of it as well.
  expect((await look(id)).json).toEqual(first.json);
  expect(await goOn(id, offer, skull)).toEqual({ status: 200, json: {} });
  expect(await look(id, skull)).toEqual({ status: 200, json: {} });
  const guests = {
    sword: await TestGuest.at(base, id, [sword]),
    skull: await TestGuest.at(base, id, [skull]),
  };
  for (const guest of Object.values(guests)) await guest.until(() => guest.last("news"));
  expect(guests.sword.last("news")?.news.number).toBe(offer.holds - 3);
  expect(await playOn(guests, 6)).toBe(6);
  const { status, json } = await ask<{ news: { number: number; page: number } }>(
    base,
    `/api/tables/${id}/history`,
    { secret: sword },
  );
  expect({ status, number: json.news.number }).toEqual({ status: 200, number: offer.holds + 3 });
  // No page bears the number of one that was left out.
  expect(json.news.page).toBeGreaterThan(entries.length);
  // Nobody is given the log of a table that goes on; nor can anybody agree once more.
  expect((await ask(base, `/api/tables/${id}/log`, { secret: host })).status).toBe(409);
  expect(await goOn(id, offer, skull)).toMatchObject({
    status: 409,
    json: { refusal: { code: "not-frozen" } },
  });
  for (const guest of Object.values(guests)) guest.leave();
});

test("whoever has no secret of it, the wrong one, or says what nobody can read is refused, and changes nothing", async () => {
  const table = await shelve(database, "forbidden", { watched: false });
  const { id, host, secrets } = table;
  const { sword = "" } = secrets;
  const offer = await offerAt(table);
  const { json: before } = await look(id, host);
  expect((await look(id)).status).toBe(401);
  expect((await look(id, freshSecret())).status).toBe(401);
  expect((await look("nosuchtable1", sword)).status).toBe(404);
  expect((await look("%2e%2e", sword)).status).toBe(404);
  expect((await goOn(id, offer)).status).toBe(401);
  expect((await goOn(id, offer, freshSecret())).status).toBe(401);
  expect((await goOn(id, offer, host)).status).toBe(401);
  expect((await goOn("nosuchtable1", offer, sword)).status).toBe(404);
  for (const bad of [
    undefined,
    {},
    [],
    { ...offer, more: 1 },
    { ...offer, holds: -1 },
    { ...offer, last: "20" },
    { ...offer, engine: "x".repeat(65) },
  ])
    expect((await goOn(id, bad ?? null, sword)).status).toBe(400);
  expect(await goOn(id, { ...offer, last: offer.last - 1 }, sword)).toMatchObject({
    status: 409,
    json: { refusal: { code: "out-of-date" } },
  });
  expect((await look(id, host)).json).toEqual(before);
});

test("whoever takes the log along is named to the others", async () => {
  const { id, host, secrets, entries } = await shelve(database, "forbidden");
  const { json } = await ask<{ log: { entries: unknown } }>(base, `/api/tables/${id}/log`, {
    secret: secrets["skull"] ?? "",
  });
  expect(json.log.entries).toEqual(entries);
  expect((await look(id)).json.frozen?.readers).toEqual(["skull"]);
  await ask(base, `/api/tables/${id}/log`, { secret: host });
  expect((await look(id)).json.frozen?.readers).toEqual(["@host", "skull"]);
});
