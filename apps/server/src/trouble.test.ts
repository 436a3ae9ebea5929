// @module-tag long
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { protocol } from "@ossuaire/table";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../tools/port.ts";
import { readFrame } from "./line/frame.ts";
import type { Database } from "./log/database.ts";
import { openSqlite } from "./log/sqlite.ts";
import { type Running, startServer } from "./server.ts";
import { answerTo, ask, duel, laid, playOn, TestGuest } from "./testing/guest.ts";
import { startPostgres, whyNoPostgres } from "./testing/postgres.ts";
import { served } from "./testing/process.ts";
import { testSettings } from "./testing/settings.ts";

let server: Running;
let base: string;
/** What befalls the store. */
let isFull = false;

/** The lines of its log. */
const written: string[] = [];

/** A disk on which nothing more can be written, as long as it is so. */
const fragile = (database: Database): Database => ({
  ...database,
  run: (job, note) =>
    isFull && job.some(({ sql }) => !sql.trimStart().startsWith("select"))
      ? Promise.reject(new Error("database or disk is full"))
      : database.run(job, note),
});

beforeAll(async () => {
  const limits = { ...testSettings.limits, frames: 1e6, burst: 1e6, malformed: 1e6, unsent: 200_000 };
  server = await startServer(
    { ...testSettings, limits },
    { page: ".", out: { write: (line) => void written.push(line) }, through: fragile },
  );
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

async function counted(name: string, label = ""): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name}${label}`));
  return Number(line?.split(" ").at(-1) ?? 0);
}

async function seated({ id, secrets }: { readonly id: string; readonly secrets: Record<string, string> }) {
  const sword = await TestGuest.at(base, id, [secrets["sword"] ?? ""]);
  const skull = await TestGuest.at(base, id, [secrets["skull"] ?? ""]);
  await Promise.all([sword, skull].map((one) => one.until(() => one.last("news"))));
  return { sword, skull };
}

/** Whoever is asked, and an answer: whether the match takes it is the match's affair. */
function asked({ sword, skull }: Awaited<ReturnType<typeof seated>>) {
  const [seat, guest] = sword.sight("sword")?.decision === undefined ? ["skull", skull] : ["sword", sword];
  const { page = 0, decision } = guest.sight(seat) ?? {};
  if (decision === undefined) throw new Error("somebody is asked");
  return { guest, message: { type: "answer", seat, page, answer: answerTo(decision, 1) } } as const;
}

describe("the store", () => {
  test("is full: nothing is acknowledged, nothing changes, and it goes on when there is room", async () => {
    const guests = await seated(await laid(base));
    const { guest, message } = asked(guests);
    const before = guests.sword.last("news");
    isFull = true;
    expect((await guest.asks(message))?.code).toBe("not-stored");
    expect((await fetch(`${base}/readyz`)).status).toBe(503);
    expect((await ask<unknown>(base, "/api/tables", { body: duel })).status).toBe(503);
    expect(guests.sword.last("news")).toBe(before);
    isFull = false;
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    expect(await counted("ossuaire_unstored_total")).toBeGreaterThan(0);
    expect(await playOn(guests, 3)).toBe(3);
    for (const guest of Object.values(guests)) guest.leave();
  });

  test("is a file on a disk that is full: the group is lost, the file is not", async () => {
    const folder = mkdtempSync(join(tmpdir(), "ossuaire-full-"));
    const database = await openSqlite(join(folder, "full.sqlite"));
    const add = (n: number) =>
      database.run([
        {
          sql: "insert into entries (table_id, n, at, by_whom, what) values ($1, $2, $3, $4, $5) returning n",
          values: ["a", n, 0, "x", "y".repeat(2000)],
          must: true,
        },
      ]);
    await database.run([{ sql: "pragma max_page_count = 60", values: [] }]);
    let stored = 0;
    await expect(
      (async () => {
        for (let n = 1; n < 500; n++) {
          await add(n);
          stored = n;
        }
      })(),
    ).rejects.toThrow("full");
    await database.run([{ sql: "pragma max_page_count = 6000", values: [] }]);
    await add(stored + 1);
    const done = await database.run([
      { sql: "select count(*) as n from entries", values: [] },
      { sql: "pragma integrity_check", values: [] },
    ]);
    expect(done).toMatchObject([[{ n: stored + 1 }], [{ integrity_check: "ok" }]]);
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const why =
    whyNoPostgres() ??
    (process.env["DATABASE_URL"] === undefined ? undefined : "a given one is not taken down");
  test.skipIf(why !== undefined)(
    `is a database that is gone for 10 seconds and comes back${why === undefined ? "" : `: ${why}`}`,
    async () => {
      const postgres = await startPostgres();
      const shared = await startServer(
        { ...testSettings, databaseUrl: postgres.url, logLevel: "silent" },
        { page: "." },
      );
      const at = `http://127.0.0.1:${shared.port}`;
      const { id, secrets } = await laid(at);
      const ada = await TestGuest.at(at, id, Object.values(secrets));
      await ada.until(() => ada.last("news"));
      const news = ada.last("news")?.news;
      const [seat = ""] = news?.sights["audience"]?.waiting?.seats ?? [];
      const decision = news?.sights[seat]?.decision;
      if (decision === undefined) throw new Error("somebody is asked");
      const message = { type: "answer", seat, page: news?.page ?? 0, answer: answerTo(decision, 1) } as const;
      await postgres.down();
      const gone = performance.now();
      expect((await ada.asks(message))?.code).toBe("not-stored");
      expect((await fetch(`${at}/readyz`)).status).toBe(503);
      await new Promise((later) => setTimeout(later, 10_000 - (performance.now() - gone)));
      await postgres.up();
      for (;;) {
        const refusal = await ada.asks(message);
        if (refusal === undefined) break;
        expect(refusal.code).toBe("not-stored");
        await new Promise((later) => setTimeout(later, 100));
      }
      await ada.until(() => (ada.last("news")?.news.page ?? 0) > message.page);
      ada.leave();
      await shared.stop();
      await postgres.close();
    },
  );
});

describe("guests", () => {
  test("on whose page a flick came to something else say so: it is counted, and they are told all once more", async () => {
    const { id, secrets } = await laid(base);
    const guests = await seated({ id, secrets });
    await playOn(guests, 3);
    const { sword } = guests;
    const { page, sights } = sword.last("news")?.news ?? { page: 0 };
    const before = sword.messages().length;
    const counts = await counted("ossuaire_desync_total");
    sword.send({ type: "whole", since: page, astray: { mine: "0123abcd", yours: "89abcdef" } });
    const { news } = await sword.until(() =>
      sword
        .messages()
        .slice(before)
        .find((one) => one.type === "news"),
    );
    expect(news.page).toBe(page);
    expect(news.sights["sword"]).toEqual({ ...sights?.["sword"], events: [], anew: false });
    expect(await counted("ossuaire_desync_total")).toBe(counts + 1);
    const said = written.find((line) => line.includes("0123abcd"));
    expect(said).toContain(`"table":"${id}"`);
    expect(said).toContain("89abcdef");
    // Who says it again and again does not fill the log.
    sword.send({ type: "whole", since: page, astray: { mine: "4567abcd", yours: "89abcdef" } });
    await expect.poll(() => counted("ossuaire_desync_total")).toBe(counts + 2);
    expect(written.some((line) => line.includes("4567abcd"))).toBe(false);
    // Nobody else is told anything, and it goes on.
    expect(await playOn(guests, 3)).toBe(3);
    for (const guest of Object.values(guests)) guest.leave();
  });

  test("who do not read are cut off, come back and get the whole", async () => {
    const table = await laid(base);
    const { sword, skull } = await seated(table);
    const lazy = await TestGuest.at(base, table.id, []);
    await lazy.until(() => lazy.last("news"));
    lazy.socket.pause();
    const before = await counted("ossuaire_limits_total", '{limit="unsent"}');
    while ((await counted("ossuaire_limits_total", '{limit="unsent"}')) === before) {
      for (let i = 0; i < 300; i++) lazy.send({ type: "whole" });
      await new Promise((later) => setTimeout(later, 5));
    }
    expect(await playOn({ sword, skull }, 2)).toBe(2);
    const again = await TestGuest.at(base, table.id, []);
    await again.until(() => again.last("news")?.news.page === sword.last("news")?.news.page);
    lazy.socket.resume();
    for (const guest of [sword, skull, lazy, again]) guest.leave();
  });

  test("who ask for a line and are gone before they are answered take nobody with them", async () => {
    const port = await freePort();
    const alone = await served(port, ":memory:");
    onTestFinished(() => void alone.kill("SIGKILL"));
    const head = "Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
    for (const path of ["/nowhere", "/line"])
      for (let i = 0; i < 20 && alone.exitCode === null; i++) {
        const socket = connect(port, "localhost");
        socket.on("error", () => {});
        await once(socket, "connect");
        socket.write(`GET ${path} HTTP/1.1\r\n${head}`);
        await new Promise((later) => setTimeout(later, i % 4));
        socket.resetAndDestroy();
        await new Promise((later) => setTimeout(later, 5));
      }
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  });

  test("with a second tab: the first answer counts, and both see it", async () => {
    const table = await laid(base);
    const { sword, skull } = await seated(table);
    const tab = await TestGuest.at(base, table.id, Object.values(table.secrets));
    await tab.until(() => tab.last("news"));
    expect(await playOn({ sword, skull }, 4)).toBe(4);
    await tab.until(() => tab.last("news")?.news.page === sword.last("news")?.news.page);
    expect(tab.sight("sword")?.view).toEqual(sword.sight("sword")?.view);
    for (const guest of [sword, skull, tab]) guest.leave();
  });

  test("who send 100,000 frames that nobody understands change nothing, and leave nothing behind", async () => {
    const table = await laid(base);
    const { sword, skull } = await seated(table);
    const before = sword.bytes.length;
    const mad = await TestGuest.at(base, table.id, []);
    await mad.until(() => mad.last("news"));
    const count = await counted("ossuaire_limits_total", '{limit="malformed"}');
    const frames = malformed(2000);
    expect(frames.every((frame) => typeof frame !== "string" || readFrame(frame) === undefined)).toBe(true);
    globalThis.gc?.();
    const heap = process.memoryUsage().heapUsed;
    for (let sent = 0; sent < 100_000; ) {
      for (const frame of frames) mad.socket.send(frame);
      sent += frames.length;
      while (mad.socket.bufferedAmount > 1e6) await new Promise((later) => setTimeout(later, 2));
    }
    while ((await counted("ossuaire_limits_total", '{limit="malformed"}')) < count + 100_000)
      await new Promise((later) => setTimeout(later, 50));
    // One who comes and goes is told to those who are there, and nothing else is.
    expect(sword.bytes.length - before).toBeLessThanOrEqual(2);
    expect(await playOn({ sword, skull }, 2)).toBe(2);
    globalThis.gc?.();
    expect(process.memoryUsage().heapUsed - heap).toBeLessThan(60e6);
    for (const guest of [sword, skull, mad]) guest.leave();
  });
});

/** From what a page would say, spoilt in one place, and as raw bytes. */
function malformed(count: number): readonly (string | Buffer)[] {
  const said = [
    { type: "sit", protocol, table: "a".repeat(12), secrets: ["A".repeat(22)] },
    { type: "answer", i: 1, seat: "sword", page: 3, answer: { kind: "choose", option: "x" } },
    { type: "undo", i: 1, seat: "sword", page: 3 },
    { type: "agree", i: 1, seat: "sword", ask: 3, yes: true },
    { type: "ask", i: 1, seat: "sword", wish: { kind: "bot", seat: "skull", level: "novice" } },
    { type: "say", i: 1, seat: "sword", saying: { text: "x" } },
    { type: "back", i: 1, seat: "sword" },
  ];
  const spoilt = fc
    .tuple(
      fc.constantFrom(...said),
      fc.nat(6),
      fc.oneof(
        fc.constant(null),
        fc.object({ maxDepth: 2 }),
        fc.double({ max: -0.5, min: -1e9, noNaN: true }),
        fc.constant("\u0000".repeat(50)),
      ),
    )
    .map(([message, at, instead]) => {
      const keys = Object.keys(message);
      const key = keys[at % keys.length] ?? "type";
      // What an answer is, the match judges.
      return JSON.stringify({ ...message, [key === "answer" ? "seat" : key]: instead });
    })
    .filter((text) => readFrame(text) === undefined);
  const strange = fc.oneof(
    spoilt,
    fc.json({ maxDepth: 3 }).filter((text) => readFrame(text) === undefined),
    fc.string().filter((text) => readFrame(text) === undefined),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.constant("[".repeat(5000)),
    fc.constant('{"type":"here","more":1}'),
  );
  return fc.sample(strange, { numRuns: count, seed: 19 });
}

describe("addresses", () => {
  test("of the host’s own network are refused with a sentence, and counted", async () => {
    const { id, secrets } = await laid(base);
    const body = { kind: "webhook", endpoint: "https://192.168.0.1/", language: "fr" };
    const { status, json } = await ask<{ refusal: { code: string } }>(base, `/api/tables/${id}/notices`, {
      secret: secrets["sword"] ?? "",
      body,
      method: "PUT",
    });
    expect({ status, code: json.refusal.code }).toEqual({ status: 422, code: "own-network" });
    expect(await counted("ossuaire_limits_total", '{limit="own-network"}')).toBe(1);
  });

  test("that are not ours, secrets of another table and tables that are guessed are counted", async () => {
    const one = await laid(base);
    const other = await laid(base);
    await (await TestGuest.at(base, other.id, [one.host])).gone();
    await (await TestGuest.at(base, "a".repeat(12), [one.host])).gone();
    await fetch(`${base}/api/lobby`, { headers: { origin: "http://evil.example" } });
    expect(await counted("ossuaire_lines_closed_total", '{why="secret"}')).toBe(1);
    expect(await counted("ossuaire_lines_closed_total", '{why="nowhere"}')).toBe(1);
    expect(await counted("ossuaire_limits_total", '{limit="origin"}')).toBe(1);
  });
});
