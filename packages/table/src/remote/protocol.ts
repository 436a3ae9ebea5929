import type { Refusal, Seat } from "@ossuaire/kernel";
import * as v from "valibot";
import { nameSchema } from "../gathering/entry.ts";
import { paceSchema } from "../gathering/pace.ts";
import { isRecord } from "../isRecord.ts";
import type { News } from "../table.ts";
import type { Face } from "./face.ts";

/** Of these messages: a page that speaks another one is told to load itself anew. */
export const protocol = 1;

const seat = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const secret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a page says to a server. `i` numbers what is to be replied to. */
export type FromGuest = v.InferOutput<typeof guestSchema>;

const guestSchema = v.variant("type", [
  /** The first word on a line. Without a secret one looks on. `since` is the page that the guest has before them. */
  v.strictObject({
    type: v.literal("sit"),
    protocol: v.number(),
    table: v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/)),
    secrets: v.pipe(v.array(secret), v.maxLength(9)),
    since: v.optional(natural),
  }),
  v.strictObject({ type: v.literal("answer"), i: natural, seat, page: natural, answer: v.unknown() }),
  /** Back to where this seat was asked the last time: at once, or if the others agree. */
  v.strictObject({ type: v.literal("undo"), i: natural, seat, page: natural }),
  v.strictObject({ type: v.literal("agree"), i: natural, seat, ask: natural, yes: v.boolean() }),
  /** Somebody who was away takes the seat again. */
  v.strictObject({ type: v.literal("back"), i: natural, seat }),
  v.strictObject({ type: v.literal("here") }),
]);

/** The border of the server. */
export function readFromGuest(input: unknown): FromGuest | undefined {
  const read = v.safeParse(guestSchema, input, { abortEarly: true });
  return read.success ? read.output : undefined;
}

/** What a server says to a page. */
export type FromServer =
  | {
      readonly type: "table";
      readonly face: Face;
      /** The seats that this line has the secrets of. */
      readonly you: readonly Seat[];
      readonly host: boolean;
      /** The seats on which somebody has the table open. */
      readonly here: readonly Seat[];
      readonly watching: number;
      /** What the clock of the server says. */
      readonly now: number;
    }
  | { readonly type: "news"; readonly news: News }
  | { readonly type: "reply"; readonly i: number; readonly refusal?: Refusal }
  | { readonly type: "here" }
  /** It is about to be restarted: come back within so many milliseconds. */
  | { readonly type: "leaving"; readonly in: number };

/** The border of the page: the server that the page itself came from speaks, so its name on the message is enough. */
export function isFromServer(input: unknown): input is FromServer {
  return isRecord(input) && typeof input["type"] === "string" && types.has(input["type"]);
}

const types: ReadonlySet<string> = new Set(["table", "news", "reply", "here", "leaving"]);

/** What is asked of a server to lay a table. A person sits in front of the screen that asks; a friend gets a link. */
export type Setup = v.InferOutput<typeof setupSchema>;

export const setupSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.unknown(),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  undo: v.picklist(["free", "consent"]),
  pace: paceSchema,
  open: v.boolean(),
  watched: v.boolean(),
  sitters: v.record(
    seat,
    v.variant("kind", [
      v.strictObject({ kind: v.literal("person"), name: nameSchema }),
      v.strictObject({ kind: v.literal("friend") }),
      v.strictObject({ kind: v.literal("bot"), level: v.pipe(v.string(), v.maxLength(40)) }),
    ]),
  ),
});

/** A table that was laid, and what opens it. */
export interface Created {
  readonly id: string;
  readonly host: string;
  /** The secrets of the seats in front of the screen. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** For the others. */
  readonly invitations: Readonly<Record<Seat, string>>;
}
