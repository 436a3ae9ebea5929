import type { Refusal } from "@ossuaire/kernel";
import { type Created, type Face, faceSchema, isRecord, type Setup } from "@ossuaire/table";
import * as v from "valibot";
import { words } from "./words.ts";

/** What a server answers, or why it does not. */
export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

const helloSchema = v.object({ ossuaire: v.number(), addresses: v.array(v.string()) });

/** The server behind this page, if there is one: a page that lies in a folder somewhere has none. */
export async function findServer(): Promise<v.InferOutput<typeof helloSchema> | undefined> {
  const isSaid = document.querySelector('meta[name="table-server"]') !== null;
  if (!isSaid || !navigator.onLine) return undefined;
  try {
    const response = await fetch(addressOf("api/hello"));
    const read = v.safeParse(helloSchema, await response.json());
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

const secrets = v.record(v.string(), v.string());
const createdSchema = v.object({ id: v.string(), host: v.string(), seats: secrets, invitations: secrets });

export function lay(setup: Setup): Promise<Answered<Created>> {
  return asked("api/tables", createdSchema, { body: setup });
}

const invitedSchema = v.object({ face: faceSchema, seat: v.optional(v.string()) });

export function lookAt(
  table: string,
  secret: string,
): Promise<Answered<{ readonly face: Face; readonly seat?: string | undefined }>> {
  return asked(`api/tables/${table}`, invitedSchema, { secret });
}

const seatSchema = v.object({ seat: v.string(), token: v.string() });

export function sitDown(
  table: string,
  secret: string,
  name: string,
): Promise<Answered<v.InferOutput<typeof seatSchema>>> {
  return asked(`api/tables/${table}/seat`, seatSchema, { secret, body: { name } });
}

export function begin(table: string, secret: string): Promise<Answered<unknown>> {
  return asked(`api/tables/${table}/start`, v.unknown(), { secret, body: {} });
}

export function giveToBot(
  table: string,
  secret: string,
  seat: string,
  level: string,
): Promise<Answered<unknown>> {
  return asked(`api/tables/${table}/bot`, v.unknown(), { secret, body: { seat, level } });
}

/** Where the lines of this page go. */
export function lineAddress(): URL {
  const url = addressOf("line");
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url;
}

function addressOf(path: string): URL {
  return new URL(path, document.baseURI);
}

/** A secret goes into a header, never into an address. */
async function asked<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { secret, body }: { readonly secret?: string; readonly body?: unknown },
): Promise<Answered<T>> {
  try {
    const response = await fetch(addressOf(path), {
      method: body === undefined ? "GET" : "POST",
      headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    if (!response.ok) return { ok: false, refusal: readRefusal(json) };
    return { ok: true, value: v.parse(schema, json) };
  } catch {
    return { ok: false, refusal: broken };
  }
}

const refusalSchema = v.object({ code: v.string(), words: v.object({ fr: v.string(), en: v.string() }) });

function readRefusal(json: unknown): Refusal {
  const read = v.safeParse(refusalSchema, isRecord(json) ? json["refusal"] : undefined);
  return read.success ? read.output : broken;
}

const broken: Refusal = { code: "broken", words: words.broken };
