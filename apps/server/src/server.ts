import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { openDoor } from "./door/door.ts";
import { countFigures } from "./figures.ts";
import { attend, setBack } from "./hall/attending.ts";
import { Hall } from "./hall/Hall.ts";
import type { Needed } from "./hall/Needed.ts";
import { freshTable } from "./hall/secret.ts";
import { openLines } from "./line/lines.ts";
import { patience } from "./log/Dues.ts";
import type { Database } from "./log/database.ts";
import { openHeld } from "./log/hold.ts";
import { openPostgres } from "./log/postgres.ts";
import { storesIn } from "./log/stores.ts";
import { Courier } from "./notice/Courier.ts";
import type { Settings } from "./settings.ts";
import { Thinkers } from "./think/Thinkers.ts";

export interface Running {
  readonly port: number;
  /** What is written is written; everybody is told, and can come back to another process. */
  stop(): Promise<void>;
}

/** In milliseconds: how often it is looked up what is due, that the server says it is there, what can be put away, what others wrote. */
const every = { due: 1000, beat: 5000, sweep: 60_000, lookUp: 20_000 };
const day = 86_400_000;

/** Page and tables in one process. `out`: where the log goes, if not to the terminal. */
export async function startServer(
  settings: Settings,
  {
    page,
    addresses = [],
    out,
    through = (database) => database,
    now = Date.now,
  }: {
    readonly page: string;
    readonly addresses?: readonly string[];
    readonly out?: { write(line: string): void };
    /** A test may stand between the server and its database. */
    readonly through?: (database: Database) => Database;
    readonly now?: () => number;
  },
): Promise<Running> {
  const journal = pino({ level: settings.logLevel, base: null }, out ?? process.stderr);
  const thinkers = new Thinkers({ thought: settings.limits.thought });
  const figures = countFigures({
    tables: () => hall.size,
    guests: () => lines.size,
    thinking: () => thinkers.waiting,
  });
  const me = freshTable();
  const onGroup = (size: number) => figures.groups.observe(size);
  const database = through(
    settings.databaseUrl === undefined
      ? await openHeld(settings.data, onGroup)
      : await openPostgres(settings.databaseUrl, me, onGroup),
  );
  const needed: Needed = {
    ...storesIn(database, settings.limits),
    isShared: database.isShared,
    ring: (note) => database.ring(note),
    me,
    since: now(),
    figures,
    thinkers,
    now,
    report: (message, about) => journal.error(about, message),
  };
  const hall = new Hall(needed, settings.limits.idle);
  const courier = await Courier.ready(needed, settings);
  database.hear((note) => {
    hall.hear(note).catch(failed("a note was not understood"));
  });
  let isLeaving = false;
  let asking: Promise<void> | undefined;
  let beaten = now();
  const door = openDoor({
    hall,
    needed,
    settings,
    page,
    addresses,
    pushKey: courier.pushKey,
    isReady: async () => {
      if (isLeaving) return false;
      // Many who ask at once make one write.
      asking ??= beat().finally(() => {
        asking = undefined;
      });
      return await asking.then(
        () => true,
        () => false,
      );
    },
  });
  const server = createServer(
    { requestTimeout: 20_000, headersTimeout: 10_000 },
    getRequestListener(door.fetch),
  );
  const lines = openLines(server, hall, needed, settings);

  const chores = [
    repeated(every.due, async () => {
      // A machine that has slept, or whose database was away, gives back that time before it looks at any clock.
      if (now() - beaten > patience) await beat();
      await attend(hall, needed, courier);
    }),
    repeated(every.beat, beat),
    ...(database.isShared ? [repeated(every.lookUp, () => hall.lookUp())] : []),
    repeated(every.sweep, () => hall.sleep()),
    repeated(every.sweep, () => sweep(needed, hall, settings, now())),
  ];
  await beat();
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
      await database.close();
      journal.info("the table is put away");
    },
  };

  /** Says that a server is there. While none was nobody could answer: clocks stood. */
  async function beat(): Promise<void> {
    const at = now();
    const stood = await needed.dues.beat(at);
    beaten = at;
    if (stood > 0) await setBack(hall, needed, stood).catch(failed("clocks were not set back"));
  }

  function failed(what: string): (fault: unknown) => void {
    return (fault) => journal.error({ why: String(fault) }, what);
  }

  function repeated(ms: number, chore: () => Promise<unknown>): NodeJS.Timeout {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      chore()
        .catch(failed("a chore failed"))
        .finally(() => {
          isBusy = false;
        });
    }, ms).unref();
  }
}

/** Nothing is kept for ever: what nobody has come back to goes, with its secrets. */
async function sweep({ shelf }: Needed, hall: Hall, { keepDays }: Settings, now: number): Promise<void> {
  const before = {
    asleep: now - keepDays * day,
    neverBegun: now - Math.min(2, keepDays) * day,
    over: now - Math.min(30, keepDays) * day,
  };
  for (const id of await shelf.forgotten(before)) if (await shelf.delete(id, before)) await hall.forget(id);
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
