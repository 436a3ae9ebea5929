import { setTimeout as wait } from "node:timers/promises";
import { randomAnswer } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { Log } from "../../apps/server/src/log/Log.ts";
import { openPostgres } from "../../apps/server/src/log/postgres.ts";
import { startPostgres, whyNoPostgres } from "../../apps/server/src/testing/postgres.ts";
import { within } from "../../apps/server/src/testing/within.ts";
import { freePort } from "../../tools/port.ts";
import { type Laid, played, shelved } from "./field.ts";
import { started } from "./peer.ts";
import { Sitter } from "./sitters.ts";

/** Milliseconds between two attempts at a table. */
const every = 700;

/**
 * Two processes share a PostgreSQL, and every table has guests at the first. It is killed: seconds until the last of them
 * answers again, at the other one. Not a number where there is no PostgreSQL.
 */
export async function failover(tables: number): Promise<number> {
  if (whyNoPostgres() !== undefined) return Number.NaN;
  const postgres = await startPostgres();
  const database = await openPostgres(postgres.url, "bench");
  const log = new Log(database);
  const match = await played("conquest", { players: 2, health: 8 }, "failover", 30);
  const laid: Laid[] = [];
  for (let i = 0; i < tables; i += 50)
    laid.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, tables - i) }, () => shelved(log, match)))),
    );
  const [doomed, other] = await Promise.all([
    started("ours.ts", await freePort(), postgres.url),
    started("ours.ts", await freePort(), postgres.url),
  ]);
  let killedAt = Number.POSITIVE_INFINITY;
  const back: number[] = [];
  const guests = laid.map((table, i) => attended(table, i));
  await within(60, "to sit down at all tables", Promise.all(guests.map(({ seated }) => seated)));
  await wait(2 * every);
  killedAt = performance.now();
  await doomed.kill();
  await within(60, "to go on at the other process", Promise.all(guests.map(({ done }) => done)));
  await other.kill();
  await log.close();
  await postgres.close();
  return Math.max(...back) / 1000;

  /** Tries to answer every now and then; once its line is cut, at the other process. */
  function attended(table: Laid, i: number) {
    const rng = testRng(`failover ${i}`);
    const at = (port: number) =>
      Object.entries(table.seats).map(([seat, secret]) => new Sitter(port, table.id, seat, secret));
    let sitters = at(doomed.port);
    const seated = Promise.all(sitters.map((sitter) => sitter.seated()));
    const done = (async () => {
      await seated;
      await wait(rng.int(0, every));
      for (;;) {
        if (sitters.some(({ socket }) => socket.readyState > 1)) {
          await wait(rng.int(50, 300));
          sitters = at(other.port);
          await Promise.all(sitters.map((sitter) => sitter.seated()));
        }
        const asked = sitters.find(({ sight }) => sight?.decision !== undefined);
        const decision = asked?.sight?.decision;
        if (asked === undefined || decision === undefined) throw new Error("nobody is asked");
        const answer = randomAnswer(decision, rng);
        const isTaken = await asked.submit(asked.sight?.page ?? 0, answer).catch(() => "cut" as const);
        if (isTaken === "cut") continue;
        const now = performance.now();
        if (isTaken && now > killedAt) {
          back.push(now - killedAt);
          for (const { socket } of sitters) socket.terminate();
          return;
        }
        await wait(every);
      }
    })();
    return { seated, done };
  }
}
