import type { Seat } from "@ossuaire/kernel";
import * as v from "valibot";

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

const seat = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const level = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Nothing that writes over its neighbours, or from right to left in the middle of a line. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;

export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.normalize("NFC"),
  v.trim(),
  v.check((name) => !unprintable.test(name)),
  v.check((name) => name !== "" && [...name].length <= 24),
);

export const wishSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("undo"), count }),
  /** Somebody has gone: a bot plays for them until they are back. */
  v.strictObject({ kind: v.literal("bot"), seat, level }),
  v.strictObject({ kind: v.literal("adjourn") }),
]);

const whatSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("sit"), seat, name: nameSchema }),
  v.strictObject({ kind: v.literal("stand-up"), seat }),
  /** Before the match a bot takes a free seat; during it, it plays for somebody who has gone. */
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
  v.strictObject({ kind: v.literal("end"), why: v.picklist(["adjourned", "closed"]) }),
]);

const entrySchema = v.strictObject({ n: count, at: natural, by: seat, what: whatSchema });

/** What comes out of a store, or off a line, may be anything. */
export function readEntry(input: unknown): TableEntry | undefined {
  const read = v.safeParse(entrySchema, input, { abortEarly: true });
  return read.success ? read.output : undefined;
}
