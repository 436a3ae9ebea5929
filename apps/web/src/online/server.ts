import type { Refusal, Seat } from "@ossuaire/kernel";
import {
  type Created,
  type Face,
  faceSchema,
  isRecord,
  type Lobby,
  lobbySchema,
  lookedAtSchema,
  type News,
  type NoticeTo,
  type Offer,
  type Setup,
  type Shared,
  type Talk,
  type Yours,
  yoursSchema,
} from "@ossuaire/table";
import * as v from "valibot";
import { isServed } from "./mark.ts";
import { sayings } from "./words/words.ts";

/** What a server answers, or why it does not. */
export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

const helloSchema = v.object({ ossuaire: v.number(), addresses: v.array(v.string()) });

/** The server behind this page, if there is one and it answers. */
export async function findServer(): Promise<v.InferOutput<typeof helloSchema> | undefined> {
  if (!isServed() || !navigator.onLine) return undefined;
  const hello = await asked("api/hello", helloSchema);
  return hello.ok ? hello.value : undefined;
}

const secrets = v.record(v.string(), v.string());
const createdSchema = v.object({ id: v.string(), host: v.string(), seats: secrets, invitations: secrets });

export function lay(setup: Setup): Promise<Answered<Created>> {
  return asked("api/tables", createdSchema, { body: setup });
}

/** Tables to which anybody may come. */
export function lobby(page: number): Promise<Answered<Lobby>> {
  return asked(`api/lobby?page=${page}`, lobbySchema);
}

/** How the tables fare that this device has secrets of. */
export function mine(
  tables: readonly { readonly id: string; readonly secrets: readonly string[] }[],
): Promise<Answered<Yours>> {
  return asked("api/mine", yoursSchema, { body: { tables } });
}

const invitedSchema = v.object({ face: faceSchema, seat: v.optional(v.string()) });

export function lookAt(
  table: string,
  secret: string,
): Promise<Answered<{ readonly face: Face; readonly seat?: string | undefined }>> {
  return asked(`api/tables/${table}`, invitedSchema, { secret });
}

const seatSchema = v.object({ seat: v.string(), token: v.string() });
export type Seated = v.InferOutput<typeof seatSchema>;

/** What somebody who sits down has chosen: a name, and what is to open the seat. */
interface Choices {
  readonly name: string;
  readonly token: string;
}

/** With the secret of a link. */
export function sitDown(table: string, secret: string, choices: Choices): Promise<Answered<Seated>> {
  return asked(`api/tables/${table}/seat`, seatSchema, { secret, body: choices });
}

/** On a free seat of a table to which anybody may come. */
export function join(table: string, seat: Seat, choices: Choices): Promise<Answered<Seated>> {
  return asked(`api/tables/${table}/join`, seatSchema, { body: { seat, ...choices } });
}

export function begin(table: string, secret: string): Promise<Answered<unknown>> {
  return asked(`api/tables/${table}/start`, v.unknown(), { secret, body: {} });
}

export function giveToBot(
  table: string,
  secret: string,
  seat: Seat,
  level: string,
): Promise<Answered<unknown>> {
  return asked(`api/tables/${table}/bot`, v.unknown(), { secret, body: { seat, level } });
}

const linkSchema = v.object({ seat: v.string(), invitation: v.string() });

/** Another link to a seat: one's own, for another device, or for somebody who has lost theirs. */
export function freshLink(
  table: string,
  secret: string,
  seat: Seat,
): Promise<Answered<v.InferOutput<typeof linkSchema>>> {
  return asked(`api/tables/${table}/invitation`, linkSchema, { secret, body: { seat } });
}

export function letTalk(table: string, secret: string, talk: Talk): Promise<Answered<unknown>> {
  return asked(`api/tables/${table}/talk`, v.unknown(), { secret, body: { talk } });
}

/** Of whoever invited, before the match: nobody sits there any more, and there is another link. */
export function freeSeat(
  table: string,
  secret: string,
  seat: Seat,
): Promise<Answered<v.InferOutput<typeof linkSchema>>> {
  return asked(`api/tables/${table}/free`, linkSchema, { secret, body: { seat } });
}

/** Of whoever invited: the table, its match, all that was said and all that opens it are gone for good. */
export function clearAway(table: string, secret: string): Promise<Answered<unknown>> {
  return asked(`api/tables/${table}`, v.unknown(), { secret, method: "DELETE" });
}

/** How a frozen table lies; nothing of one that is not frozen, or no longer. */
export function lookAtFrozen(
  table: string,
  secret: string | undefined,
): Promise<Answered<v.InferOutput<typeof lookedAtSchema>>> {
  const path = `api/tables/${table}/frozen`;
  return asked(path, lookedAtSchema, secret === undefined ? {} : { secret });
}

/** Whoever has this secret agrees to go on from there. */
export function goOn(
  table: string,
  secret: string,
  offer: Offer,
): Promise<Answered<v.InferOutput<typeof lookedAtSchema>>> {
  return asked(`api/tables/${table}/go-on`, lookedAtSchema, { secret, body: offer });
}

const logSchema = v.object({ log: v.unknown() });

/** All that is stored of a frozen table. */
export function logOf(table: string, secret: string): Promise<Answered<v.InferOutput<typeof logSchema>>> {
  return asked(`api/tables/${table}/log`, logSchema, { secret });
}

const againSchema = v.object({ id: v.string(), invitations: secrets });

/** After the end: the same people at a new table, which all secrets of this one open too. */
export function layAgain(
  table: string,
  secret: string,
  changed: { readonly options?: unknown },
): Promise<Answered<v.InferOutput<typeof againSchema>>> {
  return asked(`api/tables/${table}/again`, againSchema, { secret, body: changed });
}

const historySchema = v.object({ news: v.custom<News>(isRecord) });

/** All that happened, as a seat heard it, or everybody. */
export function history(
  table: string,
  secret: string | undefined,
): Promise<Answered<v.InferOutput<typeof historySchema>>> {
  return asked(`api/tables/${table}/history`, historySchema, secret === undefined ? {} : { secret });
}

const matchSchema = v.object({
  shared: v.object({
    file: v.string(),
    link: v.optional(v.string()),
    fromPosition: v.exactOptional(v.literal(true)),
  }),
});

/** The whole match, once it is over. */
export async function matchOf(
  table: string,
  secret: string | undefined,
): Promise<Answered<{ readonly shared: Shared }>> {
  const path = `api/tables/${table}/match`;
  const told = await asked(path, matchSchema, secret === undefined ? {} : { secret });
  if (!told.ok) return told;
  const { shared } = told.value;
  return { ok: true, value: { shared: { ...shared, link: shared.link } } };
}

const pushSchema = v.object({ key: v.string() });

/** The key by which this server is known to the browser's own push service. */
export function pushKey(): Promise<Answered<v.InferOutput<typeof pushSchema>>> {
  return asked("api/push", pushSchema);
}

export function tellMe(table: string, secret: string, to: NoticeTo): Promise<Answered<unknown>> {
  return asked(`api/tables/${table}/notices`, v.unknown(), { secret, body: to, method: "PUT" });
}

export function tellMeNoMore(table: string, secret: string): Promise<Answered<unknown>> {
  return asked(`api/tables/${table}/notices`, v.unknown(), { secret, method: "DELETE" });
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

interface Asking {
  readonly secret?: string;
  readonly body?: unknown;
  readonly method?: "PUT" | "DELETE";
}

/** A secret goes into a header, never into an address. */
async function asked<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { secret, body, method }: Asking = {},
): Promise<Answered<T>> {
  try {
    const response = await fetch(addressOf(path), {
      method: method ?? (body === undefined ? "GET" : "POST"),
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

const broken: Refusal = {
  code: "broken",
  words: { fr: sayings.fr("gone.broken"), en: sayings.en("gone.broken") },
};
