import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { openDoor } from "./door/door.ts";
import { countFigures } from "./figures.ts";
import { Hall } from "./hall/Hall.ts";
import type { Needed } from "./hall/HeldTable.ts";
import { openLines } from "./line/lines.ts";
import { Log } from "./log/Log.ts";
import { openSqlite } from "./log/sqlite.ts";
import type { Settings } from "./settings.ts";
import { Thinkers } from "./think/Thinkers.ts";

export interface Running {
  readonly port: number;
  /** What is written is written; everybody is told, and can come back to another process. */
  stop(): Promise<void>;
}

/** In milliseconds: how often it is looked up what is due, that the server says it is there, what can be put away. */
const every = { due: 1000, beat: 5000, sweep: 60_000 };
const day = 86_400_000;

/** Page and tables in one process. `out`: where the log goes, if not to the terminal. */
export async function startServer(
  settings: Settings,
  {
    page,
    addresses = [],
    out,
  }: {
    readonly page: string;
    readonly addresses?: readonly string[];
    readonly out?: { write(line: string): void };
  },
): Promise<Running> {
  const journal = pino({ level: settings.logLevel, base: null }, out ?? process.stderr);
  const thinkers = new Thinkers();
  const figures = countFigures({
    tables: () => hall.size,
    guests: () => lines.size,
    thinking: () => thinkers.waiting,
  });
  const log = new Log(await openSqlite(settings.data, (size) => figures.groups.observe(size)));
  const needed: Needed = {
    log,
    figures,
    thinkers,
    now: Date.now,
    report: (message, about) => journal.error(about, message),
  };
  const hall = new Hall(needed, settings.limits.idle);
  let isLeaving = false;
  const door = openDoor({
    hall,
    needed,
    settings,
    page,
    addresses,
    isReady: async () =>
      !isLeaving &&
      (await log.beat(Date.now()).then(
        () => true,
        () => false,
      )),
  });
  const server = createServer(
    { requestTimeout: 20_000, headersTimeout: 10_000 },
    getRequestListener(door.fetch),
  );
  const lines = openLines(server, hall, needed, settings);

  const chores = [
    repeated(every.due, () => hall.attend()),
    repeated(every.beat, () => log.beat(Date.now())),
    repeated(every.sweep, () => hall.sleep()),
    repeated(every.sweep, () => sweep(log, settings)),
  ];
  await listening(server, settings);
  journal.info({ port: portOf(server), host: settings.host }, "the table is laid");

  return {
    port: portOf(server),
    async stop() {
      isLeaving = true;
      for (const chore of chores) clearInterval(chore);
      lines.leave();
      server.close();
      await new Promise((done) => setTimeout(done, 50));
      lines.stop();
      server.closeAllConnections();
      await thinkers.close();
      await log.close();
      journal.info("the table is put away");
    },
  };

  function repeated(ms: number, chore: () => Promise<unknown>): NodeJS.Timeout {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      chore()
        .catch((fault: unknown) => journal.error({ why: String(fault) }, "a chore failed"))
        .finally(() => {
          isBusy = false;
        });
    }, ms).unref();
  }
}

/** Nothing is kept for ever: what nobody has come back to goes, with its secrets. */
async function sweep(log: Log, { keepDays }: Settings): Promise<void> {
  const now = Date.now();
  for (const id of await log.forgotten(now - keepDays * day, now - 2 * day)) await log.delete(id);
}

function listening(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
