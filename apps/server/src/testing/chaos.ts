import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, canonicalText, randomAnswer } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import type { TableEntry } from "@ossuaire/table";
import { Log } from "../log/Log.ts";
import { openSqlite } from "../log/sqlite.ts";
import { ask, duel, laid, TestGuest } from "./guest.ts";
import { killed, served } from "./process.ts";

/** An answer that the server said it had stored. */
interface Acknowledged {
  readonly table: string;
  readonly page: number;
  readonly answer: Answer;
}

interface Ruin {
  readonly kills: number;
  readonly acknowledged: number;
  /** Answers that were sent again after a crash. */
  readonly resent: number;
  readonly missing: number;
  readonly twice: number;
  readonly unplayable: number;
}

/** Kills a server again and again while tables play, and then looks what the log has of what was acknowledged. */
export async function ruin({
  folder,
  port,
  kills,
  tables,
  seed,
}: {
  readonly folder: string;
  readonly port: number;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
}): Promise<Ruin> {
  const file = join(folder, "chaos.sqlite");
  const base = `http://localhost:${port}`;
  const rng = testRng(seed);
  const acknowledged: Acknowledged[] = [];
  const laidTables: string[] = [];
  let resent = 0;
  let isOver = false;

  let server = await served(port, file);
  const players = Array.from({ length: tables }, (_, i) => player(i));
  for (let i = 0; i < kills; i++) {
    await wait(rng.int(20, 250));
    await killed(server);
    server = await served(port, file);
  }
  await wait(200);
  isOver = true;
  await Promise.all(players);
  const unplayable = await unplayableOf();
  await killed(server);
  return { kills, acknowledged: acknowledged.length, resent, unplayable, ...(await counted()) };

  /** Answers for both seats of a table, and lays another when it is over. */
  async function player(i: number): Promise<void> {
    for (let game = 0; !isOver; game++) {
      const table = await again(() =>
        laid(base, { ...duel, options: { health: 3 }, seed: `${seed} ${i} ${game}` }),
      );
      laidTables.push(table.id);
      await played(table.id, Object.values(table.secrets));
    }
  }

  async function played(table: string, secrets: readonly string[]): Promise<void> {
    let pending: { readonly seat: string; readonly page: number; readonly answer: Answer } | undefined;
    while (!isOver) {
      try {
        const guest = await TestGuest.at(base, table, secrets);
        for (;;) {
          const { news } = await guest.until(() => guest.last("news"));
          if (pending === undefined) {
            if (isOver || news.sights["audience"]?.outcome !== undefined) return guest.leave();
            const [seat = ""] = news.sights["audience"]?.waiting?.seats ?? [];
            const decision = news.sights[seat]?.decision;
            if (decision === undefined) throw new Error("nobody is asked");
            const answer = randomAnswer(decision, testRng(`${table} ${news.page} ${acknowledged.length}`));
            pending = { seat, page: news.page, answer };
          } else resent++;
          const { page, answer }: { page: number; answer: Answer } = pending;
          const refusal = await guest.asks({ type: "answer", ...pending });
          pending = undefined;
          if (refusal !== undefined) continue;
          acknowledged.push({ table, page, answer });
          await guest.until(() => (guest.last("news")?.news.page ?? 0) > page);
        }
      } catch {
        await wait(20);
      }
    }
  }

  async function again<T>(job: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await job();
      } catch {
        await wait(20);
      }
    }
  }

  /** Whoever opens a table has it woken from its brief, whoever asks for its history has its whole log played. */
  async function unplayableOf(): Promise<number> {
    let count = 0;
    for (const table of laidTables) {
      const guest = await TestGuest.at(base, table, []);
      const isOpen = await guest.until(() => guest.last("table")).catch(() => undefined);
      guest.leave();
      const { status } = await ask(base, `/api/tables/${table}/history`);
      // One that was laid and not begun before the end has none.
      if (isOpen === undefined || (status !== 200 && isOpen.face.stage !== "open")) count++;
    }
    return count;
  }

  async function counted(): Promise<Pick<Ruin, "missing" | "twice">> {
    const log = new Log(await openSqlite(file));
    const stored = new Map<string, number>();
    for (const table of laidTables) {
      for (const entry of await log.entries(table, 0)) {
        const key = keyOf(table, entry);
        if (key !== undefined) stored.set(key, (stored.get(key) ?? 0) + 1);
      }
    }
    await log.close();
    const counts = acknowledged.map(
      ({ table, page, answer }) => stored.get(`${table} ${page} ${canonicalText(answer)}`) ?? 0,
    );
    return {
      missing: counts.filter((count) => count === 0).length,
      twice: [...stored.values()].filter((count) => count > 1).length,
    };
  }
}

function keyOf(table: string, entry: TableEntry | undefined): string | undefined {
  const what = entry?.what;
  return what?.kind === "answer" ? `${table} ${what.page} ${canonicalText(what.answer)}` : undefined;
}
