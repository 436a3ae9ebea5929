// @module-tag long
import type { Created } from "@ossuaire/table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshSecret } from "../hall/secret.ts";
import type { Database } from "../log/database.ts";
import { type Running, startServer } from "../server.ts";
import { ask, duel, TestGuest } from "../testing/guest.ts";
import { testSettings } from "../testing/settings.ts";

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

interface Seated {
  readonly seat?: string;
  readonly token?: string;
  readonly refusal?: { readonly code: string };
}

async function laid(open = false) {
  const { json } = await ask<Created>(base, "/api/tables", { body: { ...duel, open } });
  const { id, host, invitations } = json;
  const path = `/api/tables/${id}`;
  const sit = (secret: string, body: unknown) => ask<Seated>(base, `${path}/seat`, { secret, body });
  const join = (body: unknown) => ask<Seated>(base, `${path}/join`, { body });
  return { id, host, invitation: invitations["skull"] ?? "", path, sit, join };
}

/** What is written of a table. */
async function written(id: string): Promise<number> {
  const done = await database.run([
    { sql: "select n from entries where table_id = $1", values: [id] },
    { sql: "select seat from seats where table_id = $1 and token is not null", values: [id] },
  ]);
  return done === "lost" ? 0 : done.reduce((sum, { length }) => sum + length, 0);
}

test("whoever sits down by a link and never hears of it asks again with the same secret, and sits there once", async () => {
  const { id, invitation, sit, path } = await laid();
  const token = freshSecret();
  const first = await sit(invitation, { name: "Bob", token });
  expect(first).toEqual({ status: 200, json: { seat: "skull", token } });
  const before = await written(id);
  // The page has lost that reply. The link is spent; under which name it asks now makes no difference.
  expect((await ask(base, path, { secret: invitation })).status).toBe(401);
  expect(await sit(invitation, { name: "Bob", token })).toEqual(first);
  expect(await sit(invitation, { name: "Robert", token })).toEqual(first);
  expect(await written(id)).toBe(before);
  expect((await ask<Seated>(base, path, { secret: token })).json.seat).toBe("skull");
  // Whoever has another secret gets nothing for a link that is spent.
  expect((await sit(invitation, { name: "Eve", token: freshSecret() })).status).toBe(401);
  expect((await sit(invitation, { name: "Eve" })).status).toBe(401);
  const bob = await TestGuest.at(base, id, [token]);
  expect((await bob.until(() => bob.last("table"))).face.places["skull"]).toEqual({
    kind: "person",
    name: "Bob",
  });
  bob.leave();
});

test("the same in the lobby, also by who takes another seat because the first seems to be taken", async () => {
  const { id, join } = await laid(true);
  const token = freshSecret();
  const first = await join({ seat: "skull", name: "Bob", token });
  expect(first).toEqual({ status: 200, json: { seat: "skull", token } });
  const before = await written(id);
  expect(await join({ seat: "skull", name: "Bob", token })).toEqual(first);
  expect(await join({ seat: "sword", name: "Bob", token })).toEqual(first);
  expect(await written(id)).toBe(before);
  const { json } = await join({ seat: "skull", name: "Eve", token: freshSecret() });
  expect(json.refusal?.code).toBe("seat-taken");
});

test("the same with a seat that moves to another device, whose lines stay open", async () => {
  const { id, host, invitation, sit, path } = await laid();
  const old = freshSecret();
  await sit(invitation, { name: "Bob", token: old });
  const body = { seat: "skull" };
  const { json: link } = await ask<{ invitation: string }>(base, `${path}/invitation`, {
    secret: host,
    body,
  });
  const token = freshSecret();
  const moved = await sit(link.invitation, { token });
  expect(moved).toEqual({ status: 200, json: { seat: "skull", token } });
  const there = await TestGuest.at(base, id, [token]);
  await there.until(() => there.last("table"));
  expect(await sit(link.invitation, { token })).toEqual(moved);
  expect((await ask(base, path, { secret: old })).status).toBe(401);
  expect((await sit(link.invitation, { token: freshSecret() })).status).toBe(401);
  expect(await ask<Seated>(base, path, { secret: token })).toMatchObject({ json: body });
  expect(there.closed).toBeUndefined();
  there.leave();
});

test("two who ask the same at the same moment are one; of two with secrets of their own one sits down", async () => {
  for (let i = 0; i < 8; i++) {
    const { invitation, sit, join } = await laid(true);
    const token = freshSecret();
    const same = await Promise.all(
      Array.from({ length: 4 }, () =>
        i % 2 === 0 ? sit(invitation, { name: "Bob", token }) : join({ seat: "skull", name: "Bob", token }),
      ),
    );
    for (const one of same) expect(one).toEqual({ status: 200, json: { seat: "skull", token } });
  }
  const { invitation, sit } = await laid();
  const others = await Promise.all(
    ["Bob", "Eve"].map((name) => sit(invitation, { name, token: freshSecret() })),
  );
  expect(others.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
  expect(others.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a secret that is none, or opens something else already, is refused, and the link is still good", async () => {
  const { id, host, invitation, sit, join } = await laid(true);
  const before = await written(id);
  for (const token of ["", "short", "x".repeat(23), "é".repeat(22), 7, null, {}]) {
    expect((await sit(invitation, { name: "Bob", token })).status).toBe(400);
    expect((await join({ seat: "skull", name: "Bob", token })).status).toBe(400);
  }
  for (const token of [host, invitation]) {
    expect((await sit(invitation, { name: "Bob", token })).status).toBe(400);
    expect((await join({ seat: "skull", name: "Bob", token })).status).toBe(400);
  }
  for (const body of [{ name: "" }, { name: 7, token: freshSecret() }, {}, [], { name: "Bob", more: 1 }])
    expect((await sit(invitation, body)).status).toBe(400);
  expect(await written(id)).toBe(before);
  // A page of before lets the server choose.
  expect((await sit(invitation, { name: "Bob" })).json).toMatchObject({ seat: "skull" });
});
