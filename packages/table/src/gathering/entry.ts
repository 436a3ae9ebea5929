import type { Seat } from "@ossuaire/kernel";
import * as v from "valibot";
import { printed, talkSchema } from "./talk.ts";

/** Who writes an entry when it is no seat: whoever invited to the table, and the table itself (bots, clocks). */
export const host = "@host";
export const house = "@house";

/**
 * One thing that happened at a table. Whatever of a table has to survive is an entry; the table is what comes of all of
 * them, one after the other. `n` counts from 1 without a gap; `at` is in milliseconds since 1970.
 */
export interface TableEntry {
  readonly n: number;
  readonly at: number;
  readonly by: Seat | typeof host | typeof house;
  readonly what: What;
}

export type What = v.InferOutput<typeof whatSchema>;
/** What somebody would like, if the others agree. */
export type Wish = v.InferOutput<typeof wishSchema>;

export const seatSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const seat = seatSchema;
const level = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
export const engineSchema = v.pipe(v.string(), v.maxLength(64));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const nameSchema = printed(24);

export const tableSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/));

/** Somebody has gone: a bot plays for them until they are back. */
export const botWishSchema = v.strictObject({ kind: v.literal("bot"), seat, level });
export const adjournWishSchema = v.strictObject({ kind: v.literal("adjourn") });

export const wishSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("undo"), count }),
  botWishSchema,
  adjournWishSchema,
]);

const whatSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("sit"), seat, name: nameSchema }),
  v.strictObject({ kind: v.literal("stand-up"), seat }),
  /** Before the match a bot takes a free seat; during it, it plays for somebody who has gone, or who wishes it. */
  v.strictObject({ kind: v.literal("bot-sits-in"), seat, level }),
  v.strictObject({ kind: v.literal("start") }),
  /** The match itself judges the answer; `page` is the serial of the page that asked. */
  v.strictObject({ kind: v.literal("answer"), seat, page: natural, answer: v.unknown() }),
  v.strictObject({ kind: v.literal("undo"), count, agreed: v.pipe(v.array(seat), v.maxLength(20)) }),
  v.strictObject({ kind: v.literal("ask"), wish: wishSchema }),
  /** The last one to agree brings it about. `ask` is the number of the entry that asked. */
  v.strictObject({ kind: v.literal("agree"), ask: count }),
  v.strictObject({ kind: v.literal("decline"), ask: count }),
  /** Nobody could answer for so many milliseconds: no server was there. */
  v.strictObject({ kind: v.literal("clock"), stood: natural }),
  /**
   * From here on another engine plays than the one it took the table from. It takes all entries before as they are; or, where
   * everybody has agreed to that, those up to `holds`: what was written after it is left out (`standing.ts`).
   */
  v.strictObject({
    kind: v.literal("engine"),
    engine: engineSchema,
    from: v.exactOptional(engineSchema),
    holds: v.exactOptional(natural),
  }),
  v.strictObject({ kind: v.literal("end"), why: v.picklist(["adjourned", "closed"]) }),
  /** What was left at that is taken up again. */
  v.strictObject({ kind: v.literal("resume") }),
  /** Whoever invited opens or closes the talk. */
  v.strictObject({ kind: v.literal("talk"), how: talkSchema }),
  /** After the end: the same people go on at this table. */
  v.strictObject({ kind: v.literal("again"), table: tableSchema }),
]);

const entrySchema = v.strictObject({ n: count, at: natural, by: seat, what: whatSchema });

/** What comes out of a store, or off a line, may be anything. */
export function readEntry(input: unknown): TableEntry | undefined {
  const read = v.safeParse(entrySchema, input, { abortEarly: true });
  return read.success ? read.output : undefined;
}
