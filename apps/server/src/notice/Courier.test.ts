// @module-tag long
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { host, type NoticeTo } from "@ossuaire/table";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { freePort } from "../../../../tools/port.ts";
import { Hall } from "../hall/Hall.ts";
import { HeldTable } from "../hall/HeldTable.ts";
import { lay } from "../hall/lay.ts";
import type { Needed } from "../hall/Needed.ts";
import type { Database } from "../log/database.ts";
import { freed } from "../log/Seats.ts";
import { openSqlite } from "../log/sqlite.ts";
import { duel } from "../testing/guest.ts";
import { testNeeded } from "../testing/needed.ts";
import { testSettings } from "../testing/settings.ts";
import { Courier } from "./Courier.ts";

/** What came, and what is said to it. */
const got: { readonly request: IncomingMessage; readonly body: Buffer }[] = [];
let status = 200;
const post = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  got.push({ request, body: Buffer.concat(parts) });
  response.writeHead(status).end();
});
let endpoint = "";

const settings = { ...testSettings, noticesToLan: true };
let now = 1_000_000;
let database: Database;
let needed: Needed;
let courier: Courier;
let table: HeldTable;
/** Who is asked first. */
let seat: string;

beforeAll(async () => {
  const port = await freePort();
  post.listen(port, "localhost");
  await once(post, "listening");
  endpoint = `http://localhost:${port}/to`;
});
afterAll(() => void post.close());

beforeEach(async () => {
  got.length = 0;
  status = 200;
  database = await openSqlite(":memory:");
  needed = testNeeded(database, () => now);
  courier = await Courier.ready(needed, settings);
  const sitters = { sword: { kind: "person", name: "Ada" }, skull: { kind: "person", name: "Bob" } } as const;
  const laid = await lay({ ...duel, sitters }, needed);
  if (!("id" in laid)) throw new Error(laid.code);
  const held = await new Hall(needed, 60_000).table(laid.id);
  if (!(held instanceof HeldTable)) throw new Error(held.code);
  table = held;
  expect(await table.write(host, { kind: "start" })).toBeUndefined();
  seat = table.gathering.askedPersons[0] ?? "";
});
afterEach(() => database.close());

const told = (to: NoticeTo) => needed.notices.set(table.row.id, seat, to);

test("a letter that nobody takes is written again after a while; one that is taken is not", async () => {
  await told({ kind: "webhook", endpoint, language: "fr" });
  status = 503;
  expect(await courier.tell(table)).toBe(false);
  expect(await courier.tell(table)).toBe(false);
  expect(got).toHaveLength(1);
  now += 601_000;
  status = 200;
  expect(await courier.tell(table)).toBe(true);
  expect(await courier.tell(table)).toBe(true);
  expect(got).toHaveLength(2);
  now += 601_000;
  expect(await courier.tell(table)).toBe(true);
  expect(got).toHaveLength(2);
  // Once they have been there they are told of the next turn.
  await needed.notices.here(table.row.id, seat);
  expect(await courier.tell(table)).toBe(true);
  expect(got).toHaveLength(3);
});

test("what somebody had in hand who was killed is told by somebody else; and who cannot be reached for a day is left in peace", async () => {
  await told({ kind: "webhook", endpoint, language: "fr" });
  expect(await needed.notices.claim(table.row.id, seat, now, now + 600_000)).toBe(true);
  expect(await courier.tell(table)).toBe(false);
  now += 600_000;
  expect(await courier.tell(table)).toBe(true);
  expect(got).toHaveLength(1);
  await needed.notices.here(table.row.id, seat);
  status = 500;
  expect(await courier.tell(table)).toBe(false);
  now += 86_400_000;
  expect(await courier.tell(table)).toBe(true);
});

test("a push is sealed for the browser and signed by the server, whose key stays the same; one that the browser has forgotten is dropped", async () => {
  const browser = createECDH("prime256v1");
  const keys = { p256dh: browser.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  await told({ kind: "push", endpoint, keys, language: "en" });
  await courier.tell(table);
  const [push] = got;
  expect(push?.request.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(push?.request.headers.authorization).toContain(courier.pushKey);
  expect(push?.body.includes("your turn")).toBe(false);
  expect((await Courier.ready(needed, settings)).pushKey).toBe(courier.pushKey);
  await needed.notices.here(table.row.id, seat);
  status = 410;
  await courier.tell(table);
  expect(await needed.notices.of(table.row.id, seat)).toEqual([]);
});

test("ntfy is told the words, and where to go", async () => {
  await told({ kind: "ntfy", endpoint, language: "en" });
  await courier.tell(table);
  expect(String(got[0]?.body)).toBe("It is your turn.");
  expect(got[0]?.request.headers).toMatchObject({
    title: "Ossuaire",
    click: `http://localhost/#/online/${table.row.id}`,
  });
});

test("whoever has left a seat before the match is not told what befalls whoever sits there after them", async () => {
  await told({ kind: "webhook", endpoint, language: "fr" });
  await database.run(freed(table.row.id, seat, "another link"));
  expect(await needed.notices.of(table.row.id, seat)).toEqual([]);
});
