// @module-tag long
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "../hall/Hall.ts";
import { lay } from "../hall/lay.ts";
import type { Needed } from "../hall/Needed.ts";
import type { Database } from "../log/database.ts";
import { openSqlite } from "../log/sqlite.ts";
import { duel } from "../testing/guest.ts";
import { testNeeded } from "../testing/needed.ts";
import { testSettings } from "../testing/settings.ts";
import { Overloaded } from "../think/Thinkers.ts";
import { openDoor } from "./door.ts";

let database: Database;
let needed: Needed;
let door: ReturnType<typeof openDoor>;

beforeAll(async () => {
  database = await openSqlite(":memory:");
  needed = {
    ...testNeeded(database, Date.now),
    thinkers: { think: () => Promise.reject(new Overloaded("too many")) },
  };
  const hall = new Hall(needed, 60_000);
  const isReady = async () => true;
  door = openDoor({ hall, needed, settings: testSettings, page: ".", addresses: [], pushKey: "", isReady });
});
afterAll(() => database.close());

/** As if it came from this machine. */
async function asked(path: string, body?: string) {
  const about = { headers: { host: "localhost" }, ...(body === undefined ? {} : { method: "POST", body }) };
  const env = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const response = await door.request(`http://localhost${path}`, about, env);
  const { refusal }: { refusal?: { code: string } } = JSON.parse(await response.text());
  return { status: response.status, code: refusal?.code };
}

async function counted(limit: string): Promise<number> {
  const { values } = await needed.figures.limits.get();
  return values.find(({ labels }) => labels.limit === limit)?.value ?? 0;
}

test("whoever would hear a match again while too many do is told so in a sentence, and counted; nobody is blamed", async () => {
  const sitters = { sword: { kind: "person", name: "Ada" }, skull: { kind: "person", name: "Bob" } } as const;
  const laid = await lay({ ...duel, sitters }, needed);
  if (!("id" in laid)) throw new Error(laid.code);
  const table = await new Hall(needed, 60_000).table(laid.id);
  if (!("write" in table)) throw new Error(table.code);
  expect(await table.write("@host", { kind: "start" })).toBeUndefined();
  expect(await asked(`/api/tables/${laid.id}/history`)).toEqual({ status: 503, code: "too-many" });
  expect(await counted("thinking")).toBe(1);
});

test("what nobody understands is answered by a sentence, and counted, however deep it is", async () => {
  const bodies = ["", "{", "null", "[]", '{"game":1}', "[".repeat(30_000), '{"a":'.repeat(9000)];
  for (const body of bodies)
    expect(await asked("/api/tables", body)).toEqual({ status: 400, code: "unreadable" });
  expect(await asked("/api/lobby?page=-1")).toEqual({ status: 400, code: "unreadable" });
  expect(await counted("malformed")).toBe(bodies.length + 1);
  // What is too deep for a game, the game itself refuses.
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  for (const game of ["conquest", "catacombs", "dark-reign"])
    for (const options of [
      deep,
      `{"scenario":${deep}}`,
      `{"heroes":${deep},"boxes":${deep}}`.slice(0, 60_000),
    ]) {
      const setup = JSON.stringify({ ...duel, game, options: 0 }).replace(
        '"options":0',
        `"options":${options}`,
      );
      expect([400, 422]).toContain((await asked("/api/tables", setup)).status);
    }
});
