import { Client, type ClientConfig, DatabaseError } from "pg";
import { ownTurn } from "../turns.ts";
import type { Database, Done, Job, Note, Row, Statement } from "./database.ts";
import { Groups, type Order } from "./Groups.ts";
import { notesFrom, packed } from "./notes.ts";
import { migrate } from "./postgres-schema.ts";

/** So many jobs at most share a transaction. */
const most = 200;
const channel = "ossuaire";
/** In milliseconds: what need not survive is told together; a listener that was cut off comes back. */
const gathering = 40;
const backAfter = 200;
/** So long a database may take for its answer. */
const usualPatience = 10_000;

/** A job of a group must not happen: then none of the group has, and each is tried for itself. */
class Lost extends Error {}

/** All tables in a database that any number of processes share. `me` is the name of this one, so that it need not hear itself. */
export async function openPostgres(
  url: string,
  me: string,
  onGroup: (size: number) => void = () => {},
  patience = usualPatience,
): Promise<Database> {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: patience,
    // A machine that has fallen says nothing more: whoever only listens would wait for it for ever.
    keepAlive: true,
    keepAliveInitialDelayMillis: patience,
  };
  const writer = wireTo(config);
  // Who only looks waits for no group, nor for whoever else looks.
  const readers = Array.from({ length: 4 }, () => wireTo(config));
  const listeners = new Set<(note: Note) => void>();
  const pending: Note[] = [];
  const groups = new Groups(most, async (group) => {
    onGroup(group.length);
    await written(group);
  });
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let listener: Client | undefined;
  let reads = 0;
  await migrate(config);
  await listen();

  return {
    isShared: true,
    run(job, note) {
      return isReading(job) ? read(job) : groups.run(job, note);
    },
    ring(note) {
      pending.push(note);
      timer ??= setTimeout(() => void ringAll(), gathering).unref();
    },
    hear: (one) => void listeners.add(one),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await groups.done();
      await Promise.allSettled([...[writer, ...readers].map((wire) => wire.end()), listener?.end()]);
    },
  };

  /** What several sentences find is of one moment, whatever is written meanwhile. */
  async function read(job: Job): Promise<Done> {
    const wire = readers[reads++ % readers.length] ?? writer;
    const client = await wire.open();
    const isAlone = job.length === 1;
    const begun = isAlone ? undefined : client.query("begin isolation level repeatable read read only");
    const found = job.map(({ sql, values }) => rowsOf(client, sql, values));
    const ended = isAlone ? undefined : client.query("commit");
    const settled = await Promise.allSettled([begun, ...found, ended]);
    const failed = settled.find((one) => one.status === "rejected");
    // What is found arrives for many at once.
    await ownTurn();
    if (failed === undefined) return await Promise.all(found);
    if (!(failed.reason instanceof DatabaseError)) wire.cut(client);
    throw failed.reason;
  }

  async function written(group: readonly Order[]): Promise<void> {
    // In one order for all processes: two that wait for each other would wait for long.
    const orders = group.toSorted((a, b) => tableOf(a).localeCompare(tableOf(b)));
    try {
      const done = await together(orders);
      for (const [i, order] of orders.entries()) order.resolve(done[i] ?? "lost");
    } catch (fault) {
      // Nobody answers, or the line was cut: it would be no better for each by itself, and take as long again.
      const isGone = !(fault instanceof Lost || fault instanceof DatabaseError) || isLeaving(fault);
      if (isGone) for (const order of orders) order.reject(fault);
      else if (orders.length > 1) for (const order of orders) await written([order]);
      else if (fault instanceof Lost) orders[0]?.resolve("lost");
      else orders[0]?.reject(fault);
    }
  }

  /** One transaction, and one way there and back for all that it says. */
  async function together(orders: readonly Order[]): Promise<readonly Done[]> {
    const client = await writer.open();
    const begun = client.query("begin");
    const all = orders.map(({ job }) => job.map(({ sql, values }) => rowsOf(client, sql, values)));
    const notes = orders.flatMap(({ note }) => note ?? []);
    const rung = packed(me, notes).map((text) => rowsOf(client, "select pg_notify($1, $2)", [channel, text]));
    // Every one of them is waited for: a failure must not find the next group on the way.
    const settled = await Promise.allSettled([begun, ...all.flat(), ...rung]);
    const failed = settled.find((one) => one.status === "rejected");
    const done = failed ? [] : await Promise.all(all.map((job) => Promise.all(job)));
    if (failed !== undefined && !(failed.reason instanceof DatabaseError)) {
      // Whatever lies on that line may still be carried out, or not: the next group gets another one.
      writer.cut(client);
      throw failed.reason;
    }
    const isLost = orders.some(({ job }, i) => job.some(({ must }, k) => must && done[i]?.[k]?.length === 0));
    const isDone = failed === undefined && !isLost;
    try {
      await client.query(isDone ? "commit" : "rollback");
    } catch (fault) {
      writer.cut(client);
      throw fault;
    }
    if (isDone) return done;
    throw failed?.reason ?? new Lost();
  }

  async function listen(): Promise<void> {
    const client = await opened(config, (gone) => {
      if (listener !== gone || isClosed) return;
      listener = undefined;
      void listenAgain();
    });
    client.on("notification", ({ payload = "" }) => {
      for (const note of notesFrom(payload, me)) for (const one of listeners) one(note);
    });
    try {
      await client.query(`listen ${channel}`);
    } catch (fault) {
      cutOff(client);
      throw fault;
    }
    listener = client;
  }

  async function listenAgain(): Promise<void> {
    while (!isClosed) {
      await new Promise((later) => setTimeout(later, backAfter));
      const isBack = await listen().then(
        () => true,
        () => false,
      );
      if (isBack) return;
    }
  }

  async function ringAll(): Promise<void> {
    timer = undefined;
    // Of who is there only the latest counts.
    const latest = new Map(pending.splice(0).map((note) => [note.table, note]));
    try {
      for (const text of packed(me, [...latest.values()]))
        await read([{ sql: "select pg_notify($1, $2)", values: [channel, text] }]);
    } catch {
      // Said again soon.
    }
  }
}

/** Whatever a job is about names its table first. */
function tableOf({ note, job: [first] }: Order): string {
  return note?.table ?? String(first?.values[0] ?? "");
}

/** It is being shut down, or has been: none of its connections is good any more. */
function isLeaving(fault: unknown): boolean {
  return fault instanceof DatabaseError && /^(08|57P)/.test(fault.code ?? "");
}

/** A connection on which what is said is sent at once, one behind the other; another one, when it was cut. */
function wireTo(config: ClientConfig) {
  let open: Promise<Client> | undefined;
  let current: Client | undefined;
  return {
    open(): Promise<Client> {
      if (open !== undefined) return open;
      const forget = () => {
        if (open === fresh) open = undefined;
      };
      const fresh = opened({ ...config, pipeline: true }, forget);
      open = fresh;
      fresh.then((client) => {
        current = client;
      }, forget);
      return fresh;
    },
    /** The next one who speaks gets another. */
    cut(client: Client): void {
      if (current === client) open = undefined;
      cutOff(client);
    },
    async end(): Promise<void> {
      await (await open)?.end();
    },
  };
}

/** Nobody waits for what it may still say. */
function cutOff(client: Client): void {
  client.end().catch(() => undefined);
  client.connection.stream.destroy();
}

async function opened(config: ClientConfig, onGone: (client: Client) => void): Promise<Client> {
  const client = new Client(config);
  client.on("error", () => onGone(client));
  client.on("end", () => onGone(client));
  await client.connect();
  return client;
}

/** Each sentence is understood once by each connection. */
const names = new Map<string, string>();

async function rowsOf(
  client: Pick<Client, "query">,
  text: string,
  values: Statement["values"],
): Promise<readonly Row[]> {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  const { rows } = await client.query<Row>({ name, text, values: [...values] });
  return rows;
}

function isReading(job: Job): boolean {
  return job.every(({ sql, must }) => must === undefined && sql.trimStart().startsWith("select"));
}
