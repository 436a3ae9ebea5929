import {
  isRecord,
  type Leaf,
  type Line,
  readLine,
  readStored,
  type Stored,
  type Unkept,
} from "@ossuaire/table";
import { createStore, promisifyRequest } from "idb-keyval";

const shelf = createStore("ossuaire", "matches");
const matchKey = (id: string) => `match/${id}`;
const lineKey = (id: string) => `line/${id}`;
const textKey = (id: string) => `text/${id}`;
/** Which tab plays the match. Looked up in the transaction of every page that is put away: two never write. */
const ownerKey = (id: string) => `owner/${id}`;
const entryKey = (id: string, n: number | string) => `entry/${id}/${String(n).padStart(8, "0")}`;
const entriesOf = (id: string) => IDBKeyRange.bound(`entry/${id}/`, `entry/${id}/\uffff`);
const keysOf = (id: string) => [matchKey(id), lineKey(id), textKey(id)];

/**
 * Puts a page away, unless another tab has taken the match. All in one transaction: a crash leaves the match as it was
 * before, or as it is after. `anew`: takes it from whoever had it.
 */
export function putAway(
  leaf: Leaf,
  line: Line,
  owner: string,
  anew: boolean,
): Promise<"kept" | "taken" | "not-ours" | Unkept> {
  const { id } = line;
  return kept(async (store) => {
    const holder: unknown = await promisifyRequest(store.get(ownerKey(id)));
    if (!anew && holder !== undefined && holder !== owner) return "taken";
    // Without our name on it, what lies there need not be what the entries go on from.
    if (leaf.kind === "entries" && holder !== owner) return "not-ours";
    store.put(owner, ownerKey(id));
    if (leaf.kind === "whole") {
      store.delete(entriesOf(id));
      store.put(leaf.stored, matchKey(id));
    } else for (const [n, entry] of leaf.entries.entries()) store.put(entry, entryKey(id, leaf.lying + n));
    store.put(line, lineKey(id));
    return "kept";
  });
}

/** From now on the match is written by this owner alone. */
export function claim(id: string, owner: string): Promise<"kept" | Unkept> {
  return kept(async (store) => {
    if ((await promisifyRequest(store.count(matchKey(id)))) > 0) store.put(owner, ownerKey(id));
    return "kept";
  });
}

export async function takeDown(id: string): Promise<Stored | undefined> {
  const [found, entries] = await shelf("readonly", (store) =>
    Promise.all([
      promisifyRequest<unknown>(store.get(matchKey(id))),
      promisifyRequest<unknown[]>(store.getAll(entriesOf(id))),
    ]),
  );
  // An older page in another tab writes wholes on which no entries lie: what is left of ours is not for them.
  return readStored(id, isRecord(found) && "entries" in found ? { ...found, entries } : found);
}

export function putInvitation(stored: Stored): Promise<"kept" | Unkept> {
  return kept(async (store) => {
    store.put(stored, matchKey(stored.id));
    return "kept";
  });
}

/** A match from a file: kept as it came, to be read and judged when it is watched. */
export function putText(text: string, line: Line): Promise<"kept" | Unkept> {
  return kept(async (store) => {
    store.put(text, textKey(line.id));
    store.put(line, lineKey(line.id));
    return "kept";
  });
}

export async function textOf(id: string): Promise<string | undefined> {
  const found: unknown = await shelf("readonly", (store) => promisifyRequest(store.get(textKey(id))));
  return typeof found === "string" ? found : undefined;
}

/** What is shown of the stored matches. What is not a line, or stands in the wrong place, is left out. */
export async function linesOfShelf(): Promise<readonly Line[]> {
  const found = await shelf("readonly", async (store) => {
    const range = IDBKeyRange.bound(lineKey(""), lineKey("\uffff"));
    const [keys, values] = await Promise.all([
      promisifyRequest(store.getAllKeys(range)),
      promisifyRequest<unknown[]>(store.getAll(range)),
    ]);
    return values.map((value, n) => ({ key: keys[n], line: readLine(value) }));
  });
  return found.flatMap(({ key, line }) => (line !== undefined && key === lineKey(line.id) ? [line] : []));
}

/** All that the shelf has of a match, to be put back as it was. */
export type Removed = readonly (readonly [key: string, value: unknown])[];

/** Undefined if the device does not let go of it. */
export async function remove(id: string): Promise<Removed | undefined> {
  let removed: Removed = [];
  const done = await kept(async (store) => {
    const entries = await promisifyRequest(store.getAllKeys(entriesOf(id)));
    const keys = [...keysOf(id), ...entries.map(String)];
    const values = await Promise.all(keys.map((key) => promisifyRequest<unknown>(store.get(key))));
    removed = keys.flatMap((key, n) => (values[n] === undefined ? [] : [[key, values[n]] as const]));
    for (const [key] of removed) store.delete(key);
    // Nobody's: whoever plays it meanwhile puts it away whole.
    store.delete(ownerKey(id));
    return "kept";
  });
  return done === "kept" ? removed : undefined;
}

export function putBack(removed: Removed): Promise<"kept" | Unkept> {
  return kept(async (store) => {
    for (const [key, value] of removed) store.put(value, key);
    return "kept";
  });
}

/** One transaction, of which all is stored or nothing. */
async function kept<T extends string>(write: (store: IDBObjectStore) => Promise<T>): Promise<T | Unkept> {
  try {
    return await shelf("readwrite", async (store) => {
      const [done] = await Promise.all([written(store, write), ended(store.transaction)]);
      return done;
    });
  } catch (reason) {
    return reason instanceof DOMException && reason.name === "QuotaExceededError" ? "full" : "refused";
  }
}

async function written<T>(store: IDBObjectStore, write: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  try {
    return await write(store);
  } catch (reason) {
    // What was put before would be stored all the same. A request that failed has ended the transaction by itself.
    if (!(reason instanceof DOMException && reason.name === "AbortError")) store.transaction.abort();
    throw reason;
  }
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // Not `onerror`: only the end of the transaction knows that it was for want of room.
    transaction.onabort = () => reject(transaction.error);
  });
}
