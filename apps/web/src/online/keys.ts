import { isRecord } from "@ossuaire/table";
import { createStore, del, entries, get, set } from "idb-keyval";
import { markSat } from "./mark.ts";

/** The secrets that this device has of a table. */
export interface Keys {
  readonly host?: string;
  /** Of the seats in front of this screen. */
  readonly seats: Readonly<Record<string, string>>;
  /** Links that were not given away yet, or not used: only whoever invited has them. */
  readonly invitations: Readonly<Record<string, string>>;
  /** A link that was opened, and with which nobody has sat down yet. */
  readonly pending?: string;
  /** What is to open the seat on which somebody sits down: chosen here, and not heard of yet. */
  readonly chosen?: string;
}

const store = createStore("ossuaire-online", "keys");
/** Where the device stores nothing, secrets last as long as the page. */
const held = new Map<string, Keys>();

const noKeys: Keys = { seats: {}, invitations: {} };

export async function keysOf(table: string): Promise<Keys> {
  const known = held.get(table);
  if (known !== undefined) return known;
  return readKeys(await tried(() => get<unknown>(table, store)));
}

export async function keepKeys(table: string, keys: Keys): Promise<void> {
  held.set(table, keys);
  if (secretsOf(keys).length > 0) markSat();
  await tried(() => set(table, keys, store));
}

export async function forgetKeys(table: string): Promise<void> {
  held.delete(table);
  await tried(() => del(table, store));
}

/** The tables of which this device has more than an unused link. */
export async function tablesKept(): Promise<readonly { readonly id: string; readonly keys: Keys }[]> {
  const stored = (await tried(() => entries<string, unknown>(store))) ?? [];
  const all = new Map([...stored.map(([id, keys]): [string, Keys] => [id, readKeys(keys)]), ...held]);
  return [...all].map(([id, keys]) => ({ id, keys })).filter(({ keys }) => secretsOf(keys).length > 0);
}

/** Some browsers fail at once where nothing may be stored, others a moment later. */
async function tried<T>(job: () => Promise<T>): Promise<T | undefined> {
  try {
    return await job();
  } catch {
    return undefined;
  }
}

/** All that a line shows of them. */
export function secretsOf({ host, seats }: Keys): readonly string[] {
  return [...(host === undefined ? [] : [host]), ...Object.values(seats)];
}

/** What comes out of a store may be anything. */
function readKeys(input: unknown): Keys {
  if (!isRecord(input)) return noKeys;
  const { host, pending, chosen } = input;
  return {
    seats: texts(input["seats"]),
    invitations: texts(input["invitations"]),
    ...(typeof host === "string" ? { host } : {}),
    ...(typeof pending === "string" ? { pending } : {}),
    ...(typeof chosen === "string" ? { chosen } : {}),
  };
}

function texts(input: unknown): Readonly<Record<string, string>> {
  if (!isRecord(input)) return {};
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
  );
}
