import type { Refusal } from "@ossuaire/kernel";
import { Gathering, hashOfBrief, house, type TableEntry } from "@ossuaire/table";
import type { Mark } from "../log/FrozenTables.ts";
import type { Waking } from "../log/Log.ts";
import { dueAt } from "./due.ts";
import { isMarked, markOf, thawed } from "./frozen.ts";
import { HeldTable } from "./HeldTable.ts";
import { type Unplayed, unplayed } from "./laying.ts";
import type { Needed } from "./Needed.ts";
import { playedThrough, upTo } from "./playing.ts";
import { newerEngine, noTable, otherEngine } from "./refusals.ts";

/** So many entries lie after the brief of a table that sleeps: the last pages are at hand when it wakes. */
const afterBrief = 8;

/** A table out of its log; or why not. */
export async function opened(waking: Waking, needed: Needed): Promise<HeldTable | Refusal> {
  const table = await played(waking, needed);
  if (waking.lying !== undefined && table instanceof HeldTable)
    await thawed(table, waking.lying.since, needed);
  return table;
}

async function played(waking: Waking, needed: Needed): Promise<HeldTable | Refusal> {
  const { row, brief, entries } = waking;
  const { agreement, engine } = row;
  const fresh = await unplayed(agreement);
  if (fresh === undefined) return await frozen(waking, undefined, needed);
  if (fresh.engine !== engine) return await takenOver(waking, fresh, needed);
  const known = brief === undefined ? fresh.gathering : Gathering.from(brief, agreement, fresh.playable);
  const table = new HeldTable(row, known ?? fresh.gathering, needed, waking.readAt);
  // A brief that cannot be read is as good as none: then the log is played from its beginning.
  if (known === undefined ? await table.catchUp() : await table.play(entries)) return table;
  needed.report("a log does not play through", { table: row.id });
  return await frozen(waking, undefined, needed);
}

/** It lies there from now on as it is. */
async function frozen(
  { row, lying }: Waking,
  mark: Mark | undefined,
  needed: Needed,
): Promise<typeof otherEngine> {
  if (lying === undefined || lying.mark !== mark) await needed.frozen.freeze(row.id, mark, needed.now());
  return otherEngine;
}

/** A table falls asleep: it is kept how it stood some entries ago, so that it wakes at once. */
export async function putAway(id: string, { log }: Pick<Needed, "log">): Promise<void> {
  const waking = await log.waking(id);
  if (waking === undefined || waking.entries.length <= 2 * afterBrief) return;
  const gathering = await stoodAt(waking.entries.at(-1 - afterBrief)?.n ?? 0, waking, log);
  // What cannot be opened stays as it is.
  if (gathering !== undefined) await log.keepBrief(id, waking.row.engine, gathering.brief);
}

/** How it stood after this entry, by its brief, or by the whole log where that remembers too little. */
async function stoodAt(
  n: number,
  { row, brief, entries }: Waking,
  log: Needed["log"],
): Promise<Gathering | undefined> {
  const { agreement } = row;
  const fresh = await unplayed(agreement);
  if (fresh === undefined) return undefined;
  const known = brief === undefined ? undefined : Gathering.from(brief, agreement, fresh.playable);
  if (known !== undefined && (await playedThrough(known, upTo(n, entries))) === undefined) return known;
  const whole = brief === undefined ? entries : await log.entries(row.id, 0);
  const { gathering } = fresh;
  return (await playedThrough(gathering, upTo(n, whole))) === undefined ? gathering : undefined;
}

/**
 * Another engine has played here. If ours takes every entry, and stands where the other stood when it was last kept how
 * all stands, the table goes on with ours; else it stays as it is, and says so. Never a guess. What was taken from us since we are here
 * a newer process plays, and we leave it to that one: else the two would take it from each other until one of them is gone.
 */
async function takenOver(
  waking: Waking,
  { gathering, engine }: Unplayed,
  needed: Needed,
): Promise<HeldTable | Refusal> {
  const { row, brief, last, lying, readAt } = waking;
  const { log, figures, report } = needed;
  const from = row.engine;
  // It has been found frozen before, and nothing has happened since: it would come to the same.
  if (isMarked(lying?.mark, { engine, from, last })) return otherEngine;
  const entries = await log.entries(row.id, 0);
  const latest = entries.findLast((entry) => entry?.what.kind === "engine");
  if (latest?.what.kind === "engine" && latest.what.from === engine && latest.at >= needed.since)
    return newerEngine;
  const known = hashOfBrief(brief);
  const isAlike = (entry: TableEntry) => entry.n !== known?.n || gathering.match?.hash() === known.hash;
  const holds = await playedThrough(gathering, entries, isAlike);
  if (holds !== undefined) {
    figures.takenOver.inc({ how: "frozen" });
    report("a table of another engine is frozen", { table: row.id, holds, last });
    return await frozen(waking, markOf(entries, { engine, from, holds, last }), needed);
  }
  const what = { kind: "engine", engine, from } as const;
  const { n, at } = gathering.state;
  const entry = { n: n + 1, at: Math.max(needed.now(), at), by: house, what };
  gathering.play(entry);
  const due = dueAt(gathering, entry.at);
  if (!(await log.takeOver(row.id, { from, to: engine, entry, due })))
    return await playedAgain(row.id, needed);
  figures.takenOver.inc({ how: "taken over" });
  return new HeldTable({ ...row, engine }, gathering, needed, readAt);
}

/** Somebody has written there meanwhile. */
async function playedAgain(id: string, needed: Needed): Promise<HeldTable | Refusal> {
  const waking = await needed.log.waking(id);
  return waking === undefined ? noTable : await played(waking, needed);
}
