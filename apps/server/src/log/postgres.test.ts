// @module-tag long
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agreed, lookedAt } from "../hall/going-on.ts";
import { Hall } from "../hall/Hall.ts";
import { HeldTable } from "../hall/HeldTable.ts";
import { lay } from "../hall/lay.ts";
import { opened } from "../hall/opening.ts";
import { duel } from "../testing/guest.ts";
import { testNeeded } from "../testing/needed.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "../testing/postgres.ts";
import { shelve } from "../testing/shelved.ts";
import { isDue } from "./Dues.ts";
import type { Database, Note } from "./database.ts";
import { Log } from "./Log.ts";
import { openPostgres } from "./postgres.ts";
import { Shelf } from "./Shelf.ts";

const why = whyNoPostgres();

/** Stands between, and holds back all that is said, as a network does that has come apart. */
async function heldBack(host: string, port: number) {
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    between.lines++;
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (some) => between.isSilent || to.write(some));
      from.on("close", () => to.destroy());
      from.on("error", () => to.destroy());
    }
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  const between = {
    port: typeof address === "object" && address !== null ? address.port : 0,
    isSilent: false,
    lines: 0,
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
  return between;
}

describe.skipIf(why !== undefined)(
  why === undefined ? "a log on PostgreSQL" : `a log on PostgreSQL: ${why}`,
  () => {
    let server: TestPostgres;
    let one: Database;
    let other: Database;
    const heard: Note[] = [];

    beforeAll(async () => {
      server = await startPostgres();
      [one, other] = await Promise.all([openPostgres(server.url, "one"), openPostgres(server.url, "other")]);
      other.hear((note) => heard.push(note));
    });
    afterAll(async () => {
      await Promise.all([one.close(), other.close()]);
      await server.close();
    });

    const entry = (n: number, by: string) => ({
      sql: `insert into entries (table_id, n, at, by_whom, what) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning n`,
      values: ["a", n, 0, by, "{}"],
      must: true as const,
    });
    const beside = (n: number, by: string) => ({
      sql: "insert into due (table_id, kind, at) values ($1, $2, $3)",
      values: [`${by} ${n}`, "bot", n],
    });

    test("who writes an entry behind the others, while they write the next one, is told that it is lost", async () => {
      const job = (n: number) => [
        { ...entry(n, "late"), values: ["late", n, 0, "late", "{}"] },
        { sql: "delete from due where table_id = $1", values: ["late"] },
        isDue("late", { kind: "notice", at: n }),
      ];
      expect(await one.run(job(1))).not.toBe("lost");
      const ahead = new Client(server.url);
      await ahead.connect();
      await ahead.query("begin");
      for (const { sql, values } of job(2)) await ahead.query(sql, [...values]);
      const late = other.run(job(1));
      // It waits for what is due at the table.
      for (let isWaiting = false; !isWaiting; ) {
        const { rows } = await ahead.query("select 1 from pg_locks where not granted");
        isWaiting = rows.length > 0;
      }
      await ahead.query("commit");
      expect(await late).toBe("lost");
      await ahead.query("delete from due; delete from entries");
      await ahead.end();
    });

    test("two processes write the same entry at the same moment, 1,000 times: one wins, and all of its job", async () => {
      let won = 0;
      for (let n = 1; n <= 1000; n += 50) {
        const both = Array.from({ length: 50 }, (_, i) =>
          [one, other].map((database, k) =>
            database.run([beside(n + i, String(k)), entry(n + i, String(k))], { table: "a", n: n + i }),
          ),
        );
        for (const pair of both) {
          const done = await Promise.all(pair);
          won += done.filter((each) => each !== "lost").length;
        }
      }
      expect(won).toBe(1000);
      const done = await one.run([
        { sql: "select count(*) as n from entries", values: [] },
        {
          sql: "select count(*) as n from entries join due on due.table_id = by_whom || ' ' || n",
          values: [],
        },
        { sql: "select count(*) as n from due", values: [] },
      ]);
      if (done === "lost") throw new Error("nobody has to win a look");
      expect(done.map(([row]) => Number(row?.["n"]))).toEqual([1000, 1000, 1000]);
    });

    test("what belongs to a table is kept while it is there, and gone with it", async () => {
      const needed = testNeeded(one, Date.now);
      const laid = await lay(duel, needed);
      if (!("id" in laid)) throw new Error(laid.code);
      const waking = await needed.log.waking(laid.id);
      const table = waking && (await opened(waking, needed));
      if (!(table instanceof HeldTable)) throw new Error("it was just laid");
      const place = { kind: "ntfy", endpoint: "https://ntfy.sh/ada", language: "en" } as const;
      const about = async () => {
        const { id, engine } = table.row;
        await needed.log.keepBrief(id, engine, table.gathering.brief);
        await needed.log.keepBrief(id, engine, table.gathering.brief);
        await needed.notices.set(id, "sword", place);
        await needed.talk.add(id, Date.now(), "sword", { phrase: "thinking" });
        const sql = (part: string) => `select table_id from ${part} where table_id = $1`;
        await needed.frozen.freeze(id, undefined, 1);
        await needed.frozen.giveLog(id, "sword");
        const parts = ["briefs", "notices", "words", "entries", "seats", "frozen", "consents"];
        const done = await one.run(parts.map((part) => ({ sql: sql(part), values: [id] })));
        return done === "lost" ? [] : done.map(({ length }) => length);
      };
      expect(await about()).toEqual([1, 1, 1, 1, 2, 1, 1]);
      await needed.shelf.delete(laid.id);
      expect(await about()).toEqual([0, 0, 0, 0, 0, 0, 0]);
      // Both at the same moment: whichever comes first, nothing is left.
      for (let i = 0; i < 40; i++) {
        const more = await lay(duel, needed);
        if (!("id" in more)) throw new Error(more.code);
        const log = new Log(i % 2 === 0 ? one : other);
        const written = { n: 2, at: 1, by: "@host", what: { kind: "talk", how: "off" } } as const;
        const due = [{ kind: "notice", at: 1 }] as const;
        const others = testNeeded(i % 2 === 0 ? other : one, Date.now);
        await Promise.all([
          log.append(more.id, written, { due, asked: [], shown: undefined }),
          others.talk.add(more.id, 1, "sword", { phrase: "thinking" }),
          others.notices.set(more.id, "sword", place),
          others.log.keepBrief(more.id, table.row.engine, table.gathering.brief),
          others.frozen.freeze(more.id, undefined, 1),
          others.frozen.giveLog(more.id, "sword"),
          needed.shelf.delete(more.id),
        ]);
      }
      const left = await one.run([
        { sql: "select table_id from entries where table_id not in ('a') limit 5", values: [] },
        { sql: "select table_id from due where table_id not like '% %'", values: [] },
        { sql: "select table_id from words", values: [] },
        { sql: "select table_id from notices", values: [] },
        { sql: "select table_id from briefs", values: [] },
        { sql: "select table_id from frozen", values: [] },
        { sql: "select table_id from consents", values: [] },
      ]);
      expect(left).toEqual([[], [], [], [], [], [], []]);
    });

    test("two who agree to go on with a frozen table at the same moment, at two processes, bring it about once", async () => {
      const both = [one, other].map((database) => {
        const needed = { ...testNeeded(database, Date.now), report() {} };
        return [needed, new Hall(needed, 60_000)] as const;
      });
      for (let i = 0; i < 20; i++) {
        const { id, entries } = await shelve(one, "forbidden");
        const said = await Promise.all(
          ["sword", "skull"].map(async (seat, k) => {
            const [needed, hall] = both[k] ?? [];
            if (needed === undefined || hall === undefined) throw new Error("there are two");
            const offer = (await lookedAt(id, hall, needed))?.offer;
            return offer && (await agreed(id, { kind: "seat", seat }, offer, hall, needed));
          }),
        );
        expect(said).toContainEqual({ frozen: undefined });
        const log = new Log(other);
        expect(await log.whole(id)).toHaveLength(entries.length + 1);
        for (const [, hall] of both) expect(await hall.table(id)).toBeInstanceOf(HeldTable);
        await new Shelf(one).delete(id);
      }
    });

    test("what one process writes the other hears of, by few notes", async () => {
      heard.length = 0;
      await Promise.all(
        Array.from({ length: 400 }, (_, i) => one.run([entry(2000 + i, "x")], { table: "a", n: 2000 + i })),
      );
      one.ring({ table: "b", from: "one", here: ["sword"], watching: 2 });
      while (!heard.some((note) => "here" in note)) await new Promise((later) => setTimeout(later, 5));
      expect(heard.filter((note) => "n" in note && note.n >= 2000)).toHaveLength(400);
      expect(heard.at(-1)).toEqual({ table: "b", from: "one", here: ["sword"], watching: 2 });
    });

    test("what is read at once is of one moment, whatever is written meanwhile", async () => {
      const count = "select count(*) as n from entries where table_id = $1";
      const reading = one.run([
        { sql: count, values: ["m"] },
        { sql: "select pg_sleep(0.5)::text", values: [] },
        { sql: count, values: ["m"] },
      ]);
      await new Promise((later) => setTimeout(later, 200));
      expect(await other.run([{ ...entry(1, "x"), values: ["m", 1, 0, "x", "{}"] }])).not.toBe("lost");
      const found = await reading;
      expect([found[0], found[2]]).toEqual([[{ n: "0" }], [{ n: "0" }]]);
      expect(await one.run([{ sql: count, values: ["m"] }])).toEqual([[{ n: "1" }]]);
      await one.run([
        { sql: "delete from entries where table_id = $1 returning n", values: ["m"], must: true },
      ]);
    });

    test("where many look at once and it takes a while nobody is turned away", async () => {
      const looks = Array.from({ length: 20 }, (_, i) =>
        one.run([{ sql: "select $1::text as i, pg_sleep(1.5)::text", values: [String(i)] }]),
      );
      const found = await Promise.all(looks);
      expect(found.map((done) => done !== "lost" && done[0]?.[0]?.["i"])).toEqual(
        looks.map((_, i) => String(i)),
      );
    });

    test("who takes in hand what is due, says, keeps and writes at many tables never waits for the other in a circle", async () => {
      const needed = [one, other].map((database) => testNeeded(database, Date.now));
      const ids: string[] = [];
      for (let i = 0; i < 24; i++) {
        const more = await lay(duel, needed[0] ?? testNeeded(one, Date.now));
        if ("id" in more) ids.push(more.id);
      }
      const circles = async () => {
        const sql = "select deadlocks from pg_stat_database where datname = current_database()";
        const done = await one.run([{ sql, values: [] }]);
        return done === "lost" ? undefined : Number(done[0]?.[0]?.["deadlocks"]);
      };
      const place = { kind: "ntfy", endpoint: "https://ntfy.sh/ada", language: "en" } as const;
      const before = await circles();
      for (let round = 0; round < 25; round++) {
        const work = needed.flatMap(({ log, dues, notices, talk }, k) => [
          dues.claim(1e15),
          // Each in an order of its own.
          ...(k === 0 ? ids : ids.toReversed()).flatMap((id, i) => {
            const what = { kind: "talk", how: "off" } as const;
            const due = [{ kind: "notice", at: i % 2 === 0 ? i : -i }] as const;
            const entry = { n: 2 + 2 * round + k, at: 1, by: "@host", what } as const;
            return [
              log.append(id, entry, { due, asked: [], shown: undefined }),
              ...(i % 3 === 0
                ? [notices.set(id, "sword", place), talk.add(id, 1, "sword", { phrase: "ouch" })]
                : []),
            ];
          }),
        ]);
        await Promise.all(work);
      }
      // It is counted a moment later.
      await new Promise((later) => setTimeout(later, 1500));
      expect(await circles()).toBe(before);
      for (const id of ids) await needed[0]?.shelf.delete(id);
    });

    test("a job that cannot be done leaves the others of its group alone", async () => {
      const bad = { sql: "select nonsense from nowhere", values: [], must: true as const };
      const [good, wrong, also] = await Promise.allSettled([
        one.run([entry(5000, "x")]),
        one.run([entry(5001, "x"), bad]),
        one.run([entry(5002, "x")]),
      ]);
      expect([good?.status, wrong?.status, also?.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect(await one.run([entry(5000, "y")])).toBe("lost");
      expect(await one.run([entry(5001, "y")])).not.toBe("lost");
    });

    test("one that says nothing more is told at once for all who wait, and the next ones get another line", async () => {
      const { hostname, port } = new URL(server.url);
      const between = await heldBack(hostname, Number(port));
      const far = new URL(server.url);
      far.host = `127.0.0.1:${between.port}`;
      const slow = await openPostgres(far.href, "slow", () => {}, 400);
      expect(await slow.run([entry(7000, "x")])).not.toBe("lost");
      between.isSilent = true;
      const waiting = Array.from({ length: 60 }, (_, i) => slow.run([entry(7001 + i, "x")]));
      const told = await Promise.allSettled(waiting);
      expect(new Set(told.map(({ status }) => status))).toEqual(new Set(["rejected"]));
      // Not one after the other: that would be two groups, the first of one alone.
      expect(between.lines).toBeLessThan(8);
      between.isSilent = false;
      const again = await Promise.all(told.map((_, i) => slow.run([entry(7001 + i, "x")])));
      // What was on its way may have arrived after all; whoever asks again is told so.
      expect(again.every((done) => done !== undefined)).toBe(true);
      await slow.close();
      between.close();
    });

    test.skipIf(process.env["DATABASE_URL"] !== undefined)(
      "a database that is gone is told, and goes on when it is back",
      async () => {
        await server.down();
        await expect(one.run([entry(6000, "x")])).rejects.toThrow();
        await server.up();
        const back = async (): Promise<unknown> =>
          await one.run([entry(6000, "x")]).catch(async () => {
            await new Promise((later) => setTimeout(later, 50));
            return await back();
          });
        expect(await back()).not.toBe("lost");
        heard.length = 0;
        // It listens again by itself.
        for (let n = 6001; heard.length === 0; n++) {
          await one.run([entry(n, "x")], { table: "a", n });
          await new Promise((later) => setTimeout(later, 100));
        }
      },
    );
  },
);
