import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Log } from "../../apps/server/src/log/Log.ts";
import { openSqlite } from "../../apps/server/src/log/sqlite.ts";
import { within } from "../../apps/server/src/testing/within.ts";
import { freePort } from "../../tools/port.ts";
import { median } from "../figures.ts";
import { enter } from "./bare-sitters.ts";
import { type Laid, played, shelved } from "./field.ts";
import { type Peer, started } from "./peer.ts";
import { type Played, Sitter, sitDown } from "./sitters.ts";
import type { Sizes } from "./sizes.ts";
import { closedLoop, paced, percentile } from "./windows.ts";

/** So many different matches lie on the tables, again and again. */
const different = 20;
const options = { players: 4, health: 8 };
/** Milliseconds between two answers at a table. */
const thinking = 4000;
const windows = 3;
/** In milliseconds: turns of the event loop in which less was done say nothing. */
const worthCounting = 0.5;
/** Milliseconds until whoever stood still has caught up. */
const settling = 2000;

/** Hears figures by their names. */
export type Tell = (figures: Readonly<Record<string, number>>) => void;

/** One process on a file, with a bare room beside it, in turn. `tell` hears each figure as soon as it is known. */
export async function underLoad(
  folder: string,
  sizes: Sizes,
  tell: Tell,
): Promise<{ readonly used: number }> {
  const file = join(folder, "load.sqlite");
  const { tables, asleep, campaigns, unkept } = await within(120, "to lay all tables", filled(file, sizes));
  const ours = await started("ours.ts", await freePort(), file);
  tell({ wake_ms: median(await within(60, "to wake duels", woken(ours.port, asleep))) });
  tell({ wake_campaign_ms: median(await within(60, "to wake campaigns", woken(ours.port, campaigns))) });
  // Nobody has kept how these stood: their whole logs are played, all at the same time.
  ours.watch();
  await within(
    60,
    "to wake campaigns from their logs",
    Promise.all(unkept.map((one) => woken(ours.port, [one]))),
  );
  const pieces = (await ours.usage()).pieces.filter((ms) => ms >= worthCounting).toSorted((a, b) => a - b);
  tell({ piece_longest_ms: pieces.at(-1) ?? Number.NaN, piece_p99_ms: percentile(pieces, 0.99) });
  const empty = (await ours.usage()).mb;
  const seated = await inFifties(tables, (table) => sitDown(ours.port, table));

  const before = seated.reduce((sum, { bytes }) => sum + bytes, 0);
  const first = await paced(seated, thinking, Math.max(thinking / 1000, sizes.seconds / windows));
  const told = seated.reduce((sum, { bytes }) => sum + bytes, 0) - before;
  const perAnswer = told / Math.max(1, first.answers);
  tell({ bytes_per_answer: perAnswer });
  const bare = await started("bare.ts", await freePort(), String(Math.round(perAnswer / 4)));
  const rooms = await inFifties(tables, () => enter(bare.port));

  const ratios: number[] = [];
  const waits: number[] = [];
  let errors = first.errors;
  for (let i = 0; i < windows; i++) {
    const mine = await alone(ours, bare, () => paced(seated, thinking, sizes.seconds / windows));
    const theirs = await alone(bare, ours, () => paced(rooms, thinking, sizes.seconds / windows));
    ratios.push(percentile(mine.waits, 0.99) / percentile(theirs.waits, 0.99));
    waits.push(...mine.waits);
    errors += mine.errors;
  }
  const sorted = waits.toSorted((a, b) => a - b);
  tell({
    tables_held: errors === 0 ? tables.length : 0,
    p99_ms: percentile(sorted, 0.99),
    median_ms: percentile(sorted, 0.5),
    p99_vs_bare: median(ratios),
    mb_per_table: ((await ours.usage()).mb - empty) / tables.length,
  });
  const closed = await closedUsage(seated.slice(0, sizes.closed), ours, sizes.closedSeconds);
  const closedBare = await closedUsage(rooms.slice(0, sizes.closed), bare, sizes.closedSeconds);
  tell({
    answers_per_s: closed.answers / closed.seconds,
    vs_bare_colyseus: closed.answers / closed.cpu / (closedBare.answers / closedBare.cpu),
  });
  tell({ malformed_us: await within(60, "nonsense", malformedCpu(ours, asleep[0], sizes.malformed)) });
  for (const table of [...seated, ...rooms]) table.close();
  const used = (await ours.usage()).cpu + (await bare.usage()).cpu + processorSeconds();
  await Promise.all([ours.kill(), bare.kill()]);
  return { used };
}

/** While one is measured the other stands still. Who stood still has what it has missed behind it before it is measured. */
async function alone<T>(measured: Peer, other: Peer, measure: () => Promise<T>): Promise<T> {
  measured.goOn();
  await wait(settling);
  other.halt();
  const found = await measure();
  other.goOn();
  return found;
}

/** Fifty at a time: whoever opens thousands of lines at once measures the queue of the operating system. */
async function inFifties(
  tables: readonly Laid[],
  sit: (table: Laid) => Promise<Played>,
): Promise<readonly Played[]> {
  const seated: Played[] = [];
  for (let i = 0; i < tables.length; i += 50) {
    const some = Promise.all(tables.slice(i, i + 50).map(sit));
    seated.push(...(await within(30, "to sit down at fifty tables", some)));
  }
  return seated;
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function filled(file: string, { tables, behind, campaign }: Sizes) {
  const log = new Log(await openSqlite(file));
  const matches: Awaited<ReturnType<typeof played>>[] = [];
  for (let i = 0; i < different; i++) matches.push(await played("conquest", options, `bench ${i}`, behind));
  const shelf: Laid[] = [];
  for (let i = 0; i < tables; i += 100) {
    const some = Array.from({ length: Math.min(100, tables - i) }, (_, k) => matches[(i + k) % different]);
    shelf.push(...(await Promise.all(some.flatMap((match) => (match ? [shelved(log, match)] : [])))));
  }
  const asleep = await Promise.all(matches.map((match) => shelved(log, match)));
  const long = await played("catacombs", {}, "bench", campaign);
  const campaigns = await Promise.all(Array.from({ length: 9 }, () => shelved(log, long)));
  const unkept = await Promise.all(campaigns.map(() => shelved(log, { ...long, brief: undefined })));
  await log.close();
  return { tables: shelf, asleep, campaigns, unkept };
}

/** Milliseconds from asking for a table that sleeps to its first sight. The first one of a game opens its box besides. */
async function woken(port: number, tables: readonly Laid[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const { id, seats } of tables) {
    const [[seat, secret] = ["", ""]] = Object.entries(seats);
    const sitter = new Sitter(port, id, seat, secret);
    const seen = sitter.seated();
    await new Promise((open) => sitter.socket.once("open", open));
    const since = performance.now();
    await seen;
    times.push(performance.now() - since);
    sitter.socket.terminate();
  }
  return times.slice(1);
}

async function closedUsage(
  tables: readonly Played[],
  peer: Awaited<ReturnType<typeof started>>,
  seconds: number,
) {
  const before = await peer.usage();
  const since = performance.now();
  const { answers } = await closedLoop(tables, seconds);
  const after = await peer.usage();
  return { answers, cpu: after.cpu - before.cpu, seconds: (performance.now() - since) / 1000 };
}

/** Microseconds of the processor for a frame that nobody understands. */
async function malformedCpu(
  peer: Awaited<ReturnType<typeof started>>,
  table: Laid | undefined,
  count: number,
): Promise<number> {
  if (table === undefined) return Number.NaN;
  const [[seat, secret] = ["", ""]] = Object.entries(table.seats);
  const sitter = new Sitter(peer.port, table.id, seat, secret);
  await sitter.seated();
  const before = await peer.usage();
  const frames = [
    "{",
    '{"type":"answer","i":-1}',
    '{"type":"sit"}',
    "[[[[[[[[[[[[[[[[[[[[",
    "null",
    "\u0000",
  ];
  for (let i = 0; i < count; i++) {
    sitter.socket.send(frames[i % frames.length] ?? "");
    if (i % 1000 === 0) await new Promise((later) => setTimeout(later, 1));
  }
  // An answer after all of them is replied to after all of them.
  await sitter.submit(0, {});
  const after = await peer.usage();
  sitter.socket.terminate();
  return ((after.cpu - before.cpu) * 1e6) / count;
}
