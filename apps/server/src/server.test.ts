// @module-tag long
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lanAddresses, qrOf } from "./lan.ts";
import { type Running, startServer } from "./server.ts";
import { answerTo, ask, duel, issued, laid, playOn, TestGuest } from "./testing/guest.ts";
import { testSettings } from "./testing/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "ossuaire-server-"));
const settings = { ...testSettings, data: join(folder, "tables.sqlite") };
const written: string[] = [];
let server: Running;
let base: string;

async function start(): Promise<void> {
  server = await startServer(settings, { page: folder, out: { write: (line) => void written.push(line) } });
  base = `http://127.0.0.1:${server.port}`;
}

beforeAll(start);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe("a duel by link", () => {
  test("is laid, sat down at by an invitation that is spent then, begun, played and seen by an audience", async () => {
    const { json: created } = await ask<Awaited<ReturnType<typeof laid>>>(base, "/api/tables", {
      body: duel,
    });
    const path = `/api/tables/${created.id}`;
    const invitation = created.invitations["skull"] ?? "";
    const early = await ask<{ refusal: { code: string } }>(base, `${path}/start`, {
      secret: created.host,
      method: "POST",
    });
    expect(early).toMatchObject({ status: 409, json: { refusal: { code: "seats-free" } } });
    expect(await ask(base, path, { secret: invitation })).toMatchObject({
      status: 200,
      json: { seat: "skull", face: { game: "conquest", stage: "open", places: { sword: { name: "Ada" } } } },
    });
    const sit = (name: string) =>
      ask<{ token: string; refusal?: { code: string } }>(base, `${path}/seat`, {
        secret: invitation,
        body: { name },
      });
    expect((await sit("Ada")).json.refusal?.code).toBe("name-taken");
    expect((await sit("")).status).toBe(400);
    const { json } = await sit("Bob");
    expect((await sit("Eve")).status).toBe(401);

    const ada = await TestGuest.at(base, created.id, [created.seats["sword"] ?? "", created.host]);
    expect(await ada.until(() => ada.last("table"))).toMatchObject({
      host: true,
      you: ["sword"],
      here: ["sword"],
    });
    const bob = await TestGuest.at(base, created.id, [json.token]);
    await ada.until(() => ada.last("table")?.here.length === 2);
    expect(ada.last("news")).toBeUndefined();
    await ask(base, `${path}/start`, { secret: created.host, method: "POST" });
    const eve = await TestGuest.at(base, created.id, []);
    await ada.until(() => ada.last("table")?.watching === 1);
    const answers = await playOn({ sword: ada, skull: bob }, 2000);
    expect(answers).toBeGreaterThan(5);
    expect(ada.sight("sword")?.outcome).toBeDefined();
    await eve.until(() => eve.sight("audience")?.outcome);
    expect(
      eve.messages().some((one) => one.type === "news" && Object.keys(one.news.sights).join() !== "audience"),
    ).toBe(false);
    for (const guest of [ada, bob, eve]) guest.leave();
  });

  test("goes on after a restart, to the byte; an answer that is sent again is known", async () => {
    const { id, secrets } = await laid(base);
    const guests = await seated(id, secrets);
    await playOn(guests, 6);
    const seat = guests.sword.sight("sword")?.decision === undefined ? "skull" : "sword";
    const { page = 0, decision } = guests[seat].sight(seat) ?? {};
    if (decision === undefined) throw new Error("somebody is asked");
    const answer = answerTo(decision, page);
    const refusal = await guests[seat].asks({ type: "answer", seat, page, answer });
    const before = guests.sword.sight("sword");
    await server.stop();
    expect(await guests.sword.gone()).toBe(1012);
    expect(guests.skull.last("leaving")).toBeDefined();
    await start();
    const again = await seated(id, secrets);
    await again.sword.until(() => again.sword.last("news"));
    expect(again.sword.sight("sword")?.view).toEqual(before?.view);
    expect(await again[seat].asks({ type: "answer", seat, page, answer })).toEqual(refusal);
    if (refusal === undefined) {
      const other = { kind: "choose", option: "nonsense" } as const;
      expect((await again[seat].asks({ type: "answer", seat, page, answer: other }))?.code).toBe(
        "out-of-date",
      );
    }
    // Who was away for a moment hears only what is new.
    const back = await TestGuest.at(base, id, [secrets["sword"] ?? ""], before?.page);
    await back.until(() => back.last("table"));
    expect(back.last("news")).toBeUndefined();
    for (const guest of [...Object.values(again), back]) guest.leave();
  });

  test("is taken back if the other agrees, and stays if not", async () => {
    const { id, secrets } = await laid(base);
    const guests = await seated(id, secrets);
    while (guests.sword.last("news")?.news.undo["sword"] !== "consent")
      expect(await playOn(guests, 1)).toBe(1);
    const { news } = await guests.sword.until(() => guests.sword.last("news"));
    expect(await guests.sword.asks({ type: "undo", seat: "sword", page: news.page })).toBeUndefined();
    const open = await guests.skull.until(() => guests.skull.last("table")?.face.open);
    expect(open).toMatchObject({ by: "sword", wish: { kind: "undo" } });
    expect(
      await guests.skull.asks({ type: "agree", seat: "skull", ask: open.ask, yes: false }),
    ).toBeUndefined();
    await guests.sword.until(() => guests.sword.last("table")?.face.open === undefined);
    expect(guests.sword.last("news")?.news.number).toBe(news.number);
    await guests.sword.asks({ type: "undo", seat: "sword", page: news.page });
    const second = await guests.skull.until(() => guests.skull.last("table")?.face.open);
    expect(
      await guests.skull.asks({ type: "agree", seat: "skull", ask: second.ask, yes: true }),
    ).toBeUndefined();
    await guests.sword.until(() => (guests.sword.last("news")?.news.number ?? 99) < news.number);
    for (const guest of Object.values(guests)) guest.leave();
  });

  test("against a bot: it answers by itself", async () => {
    const sitters = { ...duel.sitters, skull: { kind: "bot", level: "novice" } as const };
    const { id, secrets } = await laid(base, { ...duel, sitters });
    const ada = await TestGuest.at(base, id, [secrets["sword"] ?? ""]);
    expect(await playOn({ sword: ada }, 4)).toBe(4);
    expect(ada.last("news")?.news.number).toBeGreaterThan(4);
    ada.leave();
  });
});

async function seated(id: string, secrets: Readonly<Record<string, string>>) {
  const sword = await TestGuest.at(base, id, [secrets["sword"] ?? ""]);
  const skull = await TestGuest.at(base, id, [secrets["skull"] ?? ""]);
  await Promise.all([sword, skull].map((one) => one.until(() => one.last("news"))));
  return { sword, skull };
}

describe("doors", () => {
  test("a secret of another table, a guessed one and a guessed table open nothing", async () => {
    const one = await laid(base);
    const other = await laid(base);
    const stranger = one.secrets["sword"] ?? "";
    expect(await (await TestGuest.at(base, other.id, [stranger])).gone()).toBe(4401);
    expect(await (await TestGuest.at(base, other.id, ["A".repeat(22)])).gone()).toBe(4401);
    expect(await (await TestGuest.at(base, "a".repeat(12), [stranger])).gone()).toBe(4404);
    expect(await ask(base, `/api/tables/${other.id}`, { secret: stranger })).toMatchObject({ status: 401 });
    expect(
      await ask(base, `/api/tables/${other.id}/start`, { secret: one.host, method: "POST" }),
    ).toMatchObject({
      status: 401,
    });
    const ada = await TestGuest.at(base, one.id, [stranger]);
    await ada.until(() => ada.last("news"));
    const { page = 0 } = ada.sight("sword") ?? {};
    expect((await ada.asks({ type: "answer", seat: "skull", page, answer: {} }))?.code).toBe("no-secret");
    ada.leave();
  });

  test("what is asked in the same breath as one sits down is answered once one sits", async () => {
    const { id, secrets } = await laid(base);
    const ada = await TestGuest.at(base, id, [secrets["sword"] ?? ""]);
    const refusal = await ada.asks({ type: "answer", seat: "sword", page: 99, answer: {} });
    expect(refusal?.code).toBe("out-of-date");
    ada.leave();
  });

  test("a table that may not be watched has no audience", async () => {
    const { id } = await laid(base, { ...duel, watched: false });
    expect(await (await TestGuest.at(base, id, [])).gone()).toBe(4401);
  });

  test("a page of somebody else's may not speak for its reader", async () => {
    await expect(new TestGuest(base, "http://evil.example").open()).rejects.toThrow("not let in");
    const { status } = await fetch(`${base}/api/lobby`, { headers: { origin: "http://evil.example" } });
    expect(status).toBe(403);
  });

  test("whoever is too fast, or speaks nonsense, is cut off; the table goes on", async () => {
    const { id, secrets } = await laid(base);
    const ada = await TestGuest.at(base, id, [secrets["sword"] ?? ""]);
    await ada.until(() => ada.last("news"));
    for (let i = 0; i < 60; i++) ada.send({ type: "here" });
    expect(await ada.gone()).toBe(4429);
    for (const nonsense of [
      "",
      "{",
      "null",
      "[]",
      '{"type":"sit"}',
      '{"type":"answer","i":-1}',
      "[".repeat(100),
    ]) {
      const guest = new TestGuest(base);
      await guest.open();
      guest.socket.send(nonsense);
      expect(await guest.gone()).toBe(4400);
    }
    const large = new TestGuest(base);
    await large.open();
    large.socket.send("x".repeat(10_000));
    expect(await large.gone()).toBe(1009);
    const guests = await seated(id, secrets);
    expect(await playOn(guests, 2)).toBe(2);
    for (const guest of Object.values(guests)) guest.leave();
  });

  test("whoever asks too much at once by HTTP is turned away with a sentence, and counted; the page itself is there for all", async () => {
    const limits = { ...settings.limits, requests: 2 };
    const strict = await startServer(
      { ...settings, data: ":memory:", limits, metricsToken: "a token of the host" },
      { page: folder, out: { write() {} } },
    );
    const at = `http://127.0.0.1:${strict.port}`;
    const asked = await Promise.all(
      Array.from({ length: 40 }, () => ask<{ refusal?: { code: string } }>(at, "/api/lobby")),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(asked.at(-1)?.json.refusal?.code).toBe("too-many");
    expect((await fetch(`${at}/healthz`)).status).toBe(200);
    // Figures are for whoever has the token, and nobody else.
    expect((await fetch(`${at}/metrics`)).status).toBe(403);
    const wrong = { headers: { authorization: "Bearer a token of the guest" } };
    expect((await fetch(`${at}/metrics`, wrong)).status).toBe(403);
    const right = { headers: { authorization: "Bearer a token of the host" } };
    const figures = await (await fetch(`${at}/metrics`, right)).text();
    expect(figures).toMatch(/ossuaire_limits_total\{limit="requests"\} \d/);
    await strict.stop();
  });

  test("nobody is let in from outside, unless the house is", async () => {
    const quietly = { page: folder, out: { write() {} } };
    const inside = await startServer({ ...settings, data: ":memory:", host: "localhost" }, quietly);
    const open = await startServer({ ...settings, data: ":memory:", host: "0.0.0.0" }, quietly);
    expect((await fetch(`http://localhost:${inside.port}/healthz`)).status).toBe(200);
    for (const address of lanAddresses(inside.port)) await expect(fetch(address), address).rejects.toThrow();
    for (const address of lanAddresses(open.port)) {
      expect((await fetch(`${address}api/hello`)).status, address).toBe(200);
      expect(qrOf(address).split("\n").length).toBeGreaterThan(10);
    }
    await Promise.all([inside.stop(), open.stop()]);
  });

  test("no path leads out of the folder of the page, and what is there runs nothing of others", async () => {
    writeFileSync(join(folder, "index.html"), "<head></head>");
    const { port } = new URL(base);
    for (const path of [
      "/../package.json",
      "/..%2f..%2fetc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/assets/..%5c..%5cpackage.json",
      "//etc/passwd",
      "/%00",
      "/%",
    ]) {
      // As it stands: a browser would put it right.
      const status = await new Promise((done) =>
        request({ host: "127.0.0.1", port, path }, (answer) => done(answer.resume().statusCode)).end(),
      );
      expect([400, 404], path).toContain(status);
    }
    const { headers } = await fetch(`${base}/`);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    const large = await ask<{ refusal: { code: string } }>(base, "/api/tables", {
      body: { ...duel, seed: "x".repeat(70_000) },
    });
    expect({ status: large.status, code: large.json.refusal.code }).toEqual({
      status: 413,
      code: "too-many",
    });
  });

  test("only open tables with a free seat are in the lobby", async () => {
    const { json: created } = await ask<{ id: string }>(base, "/api/tables", {
      body: { ...duel, open: true },
    });
    await laid(base, { ...duel, open: true });
    const { json } = await ask<{ tables: readonly { id: string }[] }>(base, "/api/lobby");
    expect(json.tables.map(({ id }) => id)).toEqual([created.id]);
  });

  test("the server says how it fares, and writes no secret into its log", async () => {
    const { id, secrets, host } = await laid(base);
    expect(await (await fetch(`${base}/readyz`)).text()).toBe("ready");
    expect(await (await fetch(`${base}/metrics`)).text()).toContain("ossuaire_entries_total");
    expect(Object.keys(secrets)).toHaveLength(2);
    // All that was written during the whole run of these tests, and every secret that was given out in it.
    expect(written.length).toBeGreaterThan(0);
    expect(issued.size).toBeGreaterThan(20);
    for (const secret of issued) expect(written.join()).not.toContain(secret);
    expect(await ask(base, `/api/tables/${id}`, { secret: host, method: "DELETE" })).toMatchObject({
      status: 200,
    });
    expect(await ask(base, `/api/tables/${id}`, { secret: host })).toMatchObject({ status: 404 });
  });
});
