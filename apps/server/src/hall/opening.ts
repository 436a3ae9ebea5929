import type { Refusal } from "@ossuaire/kernel";
import { Gathering, hashOfBrief, house, type TableEntry } from "@ossuaire/table";
import { openPlayable } from "../../../web/src/games/boxes.ts";
import type { Waking } from "../log/Log.ts";
import { dueAt } from "./due.ts";
import { HeldTable } from "./HeldTable.ts";
import { engineOf } from "./laying.ts";
import type { Needed } from "./Needed.ts";
import { playedThrough } from "./playing.ts";
import { newerEngine, noTable, otherEngine } from "./refusals.ts";

/** So many entries lie after the brief of a table that sleeps: the last pages are at hand when it wakes. */
const afterBrief = 8;

/** A table out of its log; or why not. */
export async function opened(waking: Waking, needed: Needed): Promise<HeldTable | Refusal> {
  const { row, brief, entries } = waking;
  const { agreement, engine } = row;
  const playable = await openPlayable(agreement.game, agreement.options);
  const fresh = playable && Gathering.open(agreement, playable);
  if (playable === undefined || !(fresh instanceof Gathering)) return otherEngine;
  const ours = engineOf(playable, fresh.agreement.options);
  if (ours !== engine) return await takenOver(waking, fresh, ours, needed);
  const known = brief === undefined ? fresh : Gathering.from(brief, agreement, playable);
  const table = new HeldTable(row, known ?? fresh, needed, waking.readAt);
  // A brief that cannot be read is as good as none: then the log is played from its beginning.
  if (known === undefined ? await table.catchUp() : await table.play(entries)) return table;
  needed.report("a log does not play through", { table: row.id });
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
  const playable = await openPlayable(agreement.game, agreement.options);
  const fresh = playable && Gathering.open(agreement, playable);
  if (playable === undefined || !(fresh instanceof Gathering)) return undefined;
  const upTo = (all: Waking["entries"]) => all.filter((entry) => entry === undefined || entry.n <= n);
  const known = brief === undefined ? undefined : Gathering.from(brief, agreement, playable);
  if (known !== undefined && (await playedThrough(known, upTo(entries))) === undefined) return known;
  const whole = brief === undefined ? entries : await log.entries(row.id, 0);
  return (await playedThrough(fresh, upTo(whole))) === undefined ? fresh : undefined;
}

/**
 * Another engine has played here. If ours takes every entry, and stands where the other stood when it was last kept how
 * all stands, the table goes on with ours; else it stays as it is, and says so. Never a guess. What was taken from us since we are here
 * a newer process plays, and we leave it to that one: else the two would take it from each other until one of them is gone.
 */
async function takenOver(
  { row, brief, readAt }: Waking,
  gathering: Gathering,
  engine: string,
  needed: Needed,
): Promise<HeldTable | Refusal> {
  const { log, figures, report } = needed;
  const entries = await log.entries(row.id, 0);
  const latest = entries.findLast((entry) => entry?.what.kind === "engine");
  if (latest?.what.kind === "engine" && latest.what.from === engine && latest.at >= needed.since)
    return newerEngine;
  const known = hashOfBrief(brief);
  const isAlike = (entry: TableEntry) => entry.n !== known?.n || gathering.match?.hash() === known.hash;
  const at = await playedThrough(gathering, entries, isAlike);
  const { n, at: last } = gathering.state;
  const entry = {
    n: n + 1,
    at: Math.max(needed.now(), last),
    by: house,
    what: { kind: "engine", engine, from: row.engine },
  } as const;
  if (at === undefined) {
    gathering.play(entry);
    const due = dueAt(gathering, entry.at);
    const isOurs = await log.takeOver(row.id, { from: row.engine, to: engine, entry, due });
    if (!isOurs) return await openedAgain(row.id, needed);
    figures.takenOver.inc({ how: "taken over" });
    return new HeldTable({ ...row, engine }, gathering, needed, readAt);
  }
  figures.takenOver.inc({ how: "frozen" });
  report("a table of another engine is frozen", { table: row.id, entry: at });
  return otherEngine;
}

/** Somebody has written there meanwhile. */
async function openedAgain(id: string, needed: Needed): Promise<HeldTable | Refusal> {
  const waking = await needed.log.waking(id);
  return waking === undefined ? noTable : await opened(waking, needed);
}
