import type { Refusal, Seat } from "@ossuaire/kernel";
import * as v from "valibot";
import { adjournWishSchema, botWishSchema, seatSchema, tableSchema } from "../gathering/entry.ts";
import { type Said, sayingSchema } from "../gathering/talk.ts";
import { isRecord } from "../isRecord.ts";
import type { News } from "../table.ts";
import type { Face } from "./face.ts";
import type { Patch } from "./patch.ts";
import { secretSchema } from "./secret.ts";

/** Of these messages: a page that speaks another one is told to load itself anew. */
export const protocol = 2;

/** Of a refusal: the server could not store what it was sent, and nothing has changed. */
export const notStoredCode = "not-stored";

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));

/** What a page says to a server. `i` numbers what is to be replied to. */
export type FromGuest = v.InferOutput<typeof guestSchema>;

const guestSchema = v.variant("type", [
  /**
   * The first word on a line. Without a secret one looks on. `since` is the page that the guest has before them. `lean`:
   * the page puts together what has changed (`Hearing`), and fetches what happened long ago when somebody wants to see it
   * (`GET api/tables/:id/history`); whoever sits down anew hears what happened on the last pages only.
   */
  v.strictObject({
    type: v.literal("sit"),
    protocol: v.number(),
    table: tableSchema,
    secrets: v.pipe(v.array(secretSchema), v.maxLength(9)),
    since: v.optional(natural),
    lean: v.optional(v.boolean()),
  }),
  /**
   * What came does not fit to what was heard before: everything once more, please, with what happened since the page that the guest
   * has before them. `astray`: a flick came to something else on that page than here, by hashes of where its discs lie.
   */
  v.strictObject({
    type: v.literal("whole"),
    since: v.optional(natural),
    astray: v.optional(v.strictObject({ mine: hash, yours: hash })),
  }),
  v.strictObject({
    type: v.literal("answer"),
    i: natural,
    seat: seatSchema,
    page: natural,
    answer: v.unknown(),
  }),
  /** Back to where this seat was asked the last time: at once, or if the others agree. */
  v.strictObject({ type: v.literal("undo"), i: natural, seat: seatSchema, page: natural }),
  /**
   * The others are asked (`face.open` tells it to everybody), and it happens when the last one agrees. A bot for oneself
   * sits in at once; for somebody who has gone too, if there is nobody else to ask. Whoever is at the table cannot be
   * played for against their will, unless their time is up.
   */
  v.strictObject({
    type: v.literal("ask"),
    i: natural,
    seat: seatSchema,
    wish: v.variant("kind", [botWishSchema, adjournWishSchema]),
  }),
  /** Who asked may say no to it too: then they have thought better of it. */
  v.strictObject({ type: v.literal("agree"), i: natural, seat: seatSchema, ask: natural, yes: v.boolean() }),
  /** Gets up in the middle of the match: the others may let a bot sit in. The seat stays theirs. */
  v.strictObject({ type: v.literal("leave"), i: natural, seat: seatSchema }),
  /** Somebody who was away, or was played for, takes the seat again. */
  v.strictObject({ type: v.literal("back"), i: natural, seat: seatSchema }),
  /** Takes up what was left at that. */
  v.strictObject({ type: v.literal("resume"), i: natural, seat: seatSchema }),
  /** As far as `face.talk` allows. Comes to everybody as `said`. */
  v.strictObject({
    type: v.literal("say"),
    i: natural,
    seat: seatSchema,
    saying: sayingSchema,
  }),
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
  /** What has changed since the page `since`, which was the last that was told: see `Hearing`. */
  | { readonly type: "next"; readonly since: number; readonly patch: Patch }
  /** What was said: the latest words when one sits down, then each as it is said. Known ones may come again: `n` counts. */
  | { readonly type: "said"; readonly words: readonly Said[] }
  | { readonly type: "reply"; readonly i: number; readonly refusal?: Refusal }
  | { readonly type: "here" }
  /** It is about to be restarted: come back within so many milliseconds. */
  | { readonly type: "leaving"; readonly in: number };

/** The border of the page: the server that the page itself came from speaks, so its name on the message is enough. */
export function isFromServer(input: unknown): input is FromServer {
  return isRecord(input) && typeof input["type"] === "string" && types.has(input["type"]);
}

const types: ReadonlySet<string> = new Set(["table", "news", "next", "said", "reply", "here", "leaving"]);
