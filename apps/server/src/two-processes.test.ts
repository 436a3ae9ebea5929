// @module-tag long
import { canonicalText, randomAnswer } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../../tools/port.ts";
import type { Database } from "./log/database.ts";
import { type Running, startServer } from "./server.ts";
import { ask, duel, laid, playOn, TestGuest } from "./testing/guest.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "./testing/postgres.ts";
import { killed, served } from "./testing/process.ts";
import { testSettings } from "./testing/settings.ts";

const why = whyNoPostgres();
const title = "two processes on one PostgreSQL";

describe.skipIf(why !== undefined)(why === undefined ? title : `${title}: ${why}`, () => {
  let database: TestPostgres;
  let one: Running;
  let other: Running;
  let deaf: Running;
  let bases: Readonly<Record<"one" | "other" | "deaf", string>>;

  const start = (through: (database: Database) => Database = (same) => same) =>
    startServer(
      {
        ...testSettings,
        databaseUrl: database.url,
        logLevel: "error",
        limits: { ...testSettings.limits, frames: 1e5, burst: 1e5 },
      },
      { page: ".", out: { write() {} }, through },
    );

  beforeAll(async () => {
    database = await startPostgres();
    [one, other] = await Promise.all([start(), start()]);
    // Whose bell is silent: it hears nothing.
    deaf = await start((whole) => ({ ...whole, hear() {} }));
    const at = ({ port }: Running) => `http://127.0.0.1:${port}`;
    bases = { one: at(one), other: at(other), deaf: at(deaf) };
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop(), deaf.stop()]);
    await database.close();
  });

  test("guests of one table sit at both: they see each other, play a whole duel and talk", async () => {
    const { id, secrets, host } = await laid(bases.one);
    const sword = await TestGuest.at(bases.one, id, [secrets["sword"] ?? "", host]);
    const skull = await TestGuest.at(bases.other, id, [secrets["skull"] ?? ""]);
    const eve = await TestGuest.at(bases.other, id, []);
    for (const guest of [sword, skull])
      await guest.until(() => guest.last("table")?.here.length === 2 && guest.last("table")?.watching === 1);
    expect(await playOn({ sword, skull }, 2000)).toBeGreaterThan(5);
    await eve.until(() => eve.sight("audience")?.outcome);
    expect(await skull.asks({ type: "say", seat: "skull", saying: { phrase: "good-game" } })).toBeUndefined();
    await sword.until(() => sword.last("said"));
    expect(sword.last("said")).toMatchObject({ words: [{ by: "skull", phrase: "good-game" }] });
    // His seat goes to another device, at the other process: the line that he has here is closed.
    const path = `${bases.one}/api/tables/${id}`;
    const { json: link } = await ask<{ invitation: string }>(path, "/invitation", {
      secret: host,
      body: { seat: "skull" },
    });
    await ask(path, "/seat", { secret: link.invitation, body: {} });
    expect(await skull.gone()).toBe(4401);
    await sword.until(() => !sword.last("table")?.here.includes("skull"));
    await ask(bases.one, `/api/tables/${id}`, { secret: host, method: "DELETE" });
    expect(await eve.gone()).toBe(4410);
  });

  test("both answer the same page at the same moment: one is taken, both see it, no table is stuck", async () => {
    let answers = 0;
    const rounds = 25;
    const contested = async (table: number): Promise<void> => {
      const { id, secrets } = await laid(bases.one, { ...duel, seed: `contested ${table}` });
      const both = Object.values(secrets);
      const tabs = await Promise.all([
        TestGuest.at(bases.one, id, both),
        TestGuest.at(bases.other, id, both),
      ]);
      const [first, second] = tabs;
      for (let round = 0; round < rounds; round++) {
        const news = await first.until(() => first.last("news")?.news);
        await second.until(() => second.last("news")?.news.page === news.page);
        const [seat = ""] = news.sights["audience"]?.waiting?.seats ?? [];
        const decision = news.sights[seat]?.decision;
        if (decision === undefined) break;
        const said = await Promise.all(
          tabs.map(async (tab, i) => {
            const answer = randomAnswer(decision, testRng(`${table} ${round} ${i}`));
            const refusal = await tab.asks({ type: "answer", seat, page: news.page, answer });
            return { text: canonicalText(answer), refusal };
          }),
        );
        const taken = said.filter(({ refusal }) => refusal === undefined).map(({ text }) => text);
        expect(new Set(taken).size).toBeLessThanOrEqual(1);
        if (taken.length === 0) continue;
        answers++;
        for (const tab of tabs) await tab.until(() => (tab.last("news")?.news.page ?? 0) > news.page);
      }
      expect(first.sight("sword")?.view).toEqual(second.sight("sword")?.view);
      for (const tab of tabs) tab.leave();
    };
    await Promise.all(Array.from({ length: 12 }, (_, i) => contested(i)));
    expect(answers).toBeGreaterThan(100);
  });

  test("where the bell is silent nobody waits longer than 20 seconds for what was stored", async () => {
    const { id, secrets } = await laid(bases.one);
    const sword = await TestGuest.at(bases.one, id, [secrets["sword"] ?? ""]);
    const skull = await TestGuest.at(bases.one, id, [secrets["skull"] ?? ""]);
    const eve = await TestGuest.at(bases.deaf, id, []);
    await eve.until(() => eve.last("news"));
    await playOn({ sword, skull }, 3);
    const page = sword.last("news")?.news.page ?? 0;
    const since = performance.now();
    expect(eve.last("news")?.news.page).toBeLessThan(page);
    await eve.until(() => eve.last("news")?.news.page === page);
    // With a little room for a machine that has other things to do.
    expect(performance.now() - since).toBeLessThan(23_000);
    // Whoever sits down looks at the end of the log at once.
    await playOn({ sword, skull }, 1);
    const late = await TestGuest.at(bases.deaf, id, []);
    await late.until(() => late.last("news")?.news.page === sword.last("news")?.news.page);
    for (const guest of [sword, skull, eve, late]) guest.leave();
  });

  test("one is killed: every table plays on at the other", async () => {
    const port = await freePort();
    const doomed = await served(port, database.url);
    const base = `http://localhost:${port}`;
    const tables = await Promise.all(Array.from({ length: 10 }, () => laid(base)));
    const guests = await Promise.all(
      tables.map(async ({ id, secrets }) => ({
        sword: await TestGuest.at(base, id, [secrets["sword"] ?? ""]),
        skull: await TestGuest.at(bases.one, id, [secrets["skull"] ?? ""]),
      })),
    );
    await Promise.all(guests.map((both) => playOn(both, 3)));
    await killed(doomed);
    await Promise.all(guests.map(({ sword }) => sword.gone()));
    const again = await Promise.all(
      tables.map(({ id, secrets }) => TestGuest.at(bases.other, id, [secrets["sword"] ?? ""])),
    );
    const played = await Promise.all(
      again.map(async (sword, i) => {
        const skull = guests[i]?.skull;
        if (skull === undefined) throw new Error("somebody stayed");
        await sword.until(() => sword.last("news")?.news.page === skull.last("news")?.news.page);
        const count = await playOn({ sword, skull }, 4);
        sword.leave();
        skull.leave();
        return count;
      }),
    );
    expect(played.every((count) => count > 0)).toBe(true);
  });
});
