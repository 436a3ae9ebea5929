import { setTimeout as wait } from "node:timers/promises";
import { type Rng, randomAnswer } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { freePort } from "../../../../tools/port.ts";
import { Log } from "../log/Log.ts";
import { openPostgres } from "../log/postgres.ts";
import { openSqlite } from "../log/sqlite.ts";
import { duel, laid, TestGuest } from "./guest.ts";
import { killed, served } from "./process.ts";
import { within } from "./within.ts";

interface Soaked {
  readonly answers: number;
  readonly tables: number;
  readonly kills: number;
  readonly cuts: number;
  readonly entries: number;
  readonly unplayable: number;
  /** Megabytes of a process before it was killed, one after the other. */
  readonly megabytes: readonly number[];
}

/**
 * People and bots come and go at many tables for a while, lines are cut, and every minute a process is killed: two that
 * share a PostgreSQL, or one on a file.
 */
export async function soak({
  data,
  minutes,
  tables,
  seed,
}: {
  readonly data: string;
  readonly minutes: number;
  readonly tables: number;
  readonly seed: string;
}): Promise<Soaked> {
  const isShared = data.startsWith("postgres");
  const ports = await Promise.all((isShared ? [0, 1] : [0]).map(() => freePort()));
  const servers = await Promise.all(ports.map((port) => served(port, data)));
  const bases = ports.map((port) => `http://localhost:${port}`);
  const ids: string[] = [];
  const count = { answers: 0, kills: 0, cuts: 0 };
  const megabytes: number[] = [];
  let isOver = false;
  const players = Array.from({ length: tables }, (_, i) => player(testRng(`${seed} ${i}`)));
  const end = Date.now() + minutes * 60_000;
  for (let i = 0; Date.now() < end; i++) {
    await wait(Math.min(60_000, end - Date.now()));
    const k = i % servers.length;
    megabytes.push(await residentOf(bases[k] ?? ""));
    const doomed = servers[k];
    if (doomed === undefined || Date.now() >= end) break;
    await killed(doomed);
    count.kills++;
    servers[k] = await served(ports[k] ?? 0, data);
  }
  isOver = true;
  await Promise.all(players);
  const unplayable = await unplayableAt(bases[0] ?? "");
  for (const server of servers) await killed(server);
  return { ...count, tables: ids.length, entries: await entriesOf(), unplayable, megabytes };

  /** Lays one table after the other and plays at it, from one process or the other, alone or against a bot. */
  async function player(rng: Rng): Promise<void> {
    while (!isOver) {
      try {
        const skull =
          rng.int(0, 1) === 0 ? ({ kind: "bot", level: "novice" } as const) : duel.sitters["skull"];
        const sitters = { ...duel.sitters, ...(skull === undefined ? {} : { skull }) };
        const table = await laid(rng.one(bases), { ...duel, options: { health: 3 }, sitters });
        ids.push(table.id);
        while (!isOver && !(await visit(rng, table.id, Object.values(table.secrets))));
      } catch {
        await wait(rng.int(50, 500));
      }
    }
  }

  /** Sits down, answers a few times and is cut off. True once the match is over. */
  async function visit(rng: Rng, id: string, secrets: readonly string[]): Promise<boolean> {
    const eve = rng.int(0, 5) === 0 ? await TestGuest.at(rng.one(bases), id, []) : undefined;
    const guest = await TestGuest.at(rng.one(bases), id, secrets);
    try {
      for (let i = rng.int(1, 12); i > 0 && !isOver; i--) {
        const news = await heard(guest.until(() => guest.last("news")?.news));
        if (Object.values(news.sights).some(({ outcome }) => outcome !== undefined)) return true;
        const [seat, sight] = Object.entries(news.sights).find(([, one]) => one.decision !== undefined) ?? [];
        if (seat === undefined || sight?.decision === undefined) {
          await heard(guest.until(() => guest.last("news")?.news !== news));
          continue;
        }
        const answer = randomAnswer(sight.decision, rng);
        const refusal = await heard(guest.asks({ type: "answer", seat, page: news.page, answer }));
        if (refusal !== undefined) continue;
        count.answers++;
        await heard(guest.until(() => (guest.last("news")?.news.page ?? 0) > news.page));
        await wait(rng.int(0, 4000));
      }
    } catch {
      await wait(rng.int(50, 300));
    } finally {
      count.cuts++;
      guest.leave();
      eve?.leave();
    }
    return false;
  }

  async function entriesOf(): Promise<number> {
    const log = new Log(await (isShared ? openPostgres(data, "soak") : openSqlite(data)));
    let sum = 0;
    for (const id of ids) sum += (await log.entries(id, 0)).length;
    await log.close();
    return sum;
  }

  /** Whoever asks for its history has a whole log played. */
  async function unplayableAt(base: string): Promise<number> {
    let sum = 0;
    for (const id of ids) {
      const { status } = await fetch(`${base}/api/tables/${id}/history`);
      if (status !== 200) sum++;
    }
    return sum;
  }
}

const heard = <T>(promise: Promise<T>) => within(30, "a reply", promise);

async function residentOf(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith("process_resident_memory_bytes "));
  return Math.round(Number(line?.split(" ").at(-1) ?? 0) / 1e6);
}
