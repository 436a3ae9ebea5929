import { type Game, type Match, matchFromSnapshot, type Snapshot } from "@ossuaire/kernel";
import * as v from "valibot";
import { isRecord } from "../isRecord.ts";
import { seatSchema, wishSchema } from "./entry.ts";
import { placesSchema } from "./place.ts";
import type { TableState } from "./state.ts";
import { talkSchema } from "./talk.ts";

/** A table after some entry, without the way that led there: a cache, so that waking it need not play its whole log. */
export interface Brief {
  readonly state: TableState;
  readonly match: Snapshot | undefined;
  /** Of the match: another engine that comes here has to have the same. */
  readonly hash: string | undefined;
}

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const stateSchema = v.strictObject({
  n: natural,
  at: natural,
  stage: v.picklist(["open", "on", "over"]),
  ended: v.exactOptional(v.picklist(["adjourned", "closed"])),
  places: placesSchema,
  open: v.exactOptional(
    v.strictObject({ ask: natural, by: seatSchema, wish: wishSchema, agreed: v.array(seatSchema) }),
  ),
  clocks: v.pipe(
    v.strictObject({ since: v.optional(natural), used: v.record(v.string(), natural) }),
    v.transform(({ since, used }) => ({ since, used })),
  ),
  talk: talkSchema,
  next: v.exactOptional(v.string()),
});

/** What comes out of a store may be anything: then the log is played. */
export function readBrief(
  input: unknown,
  game: Game,
): { readonly state: TableState; readonly match: Match | undefined } | undefined {
  const read = v.safeParse(stateSchema, isRecord(input) ? input["state"] : undefined);
  if (!read.success || !isRecord(input)) return undefined;
  const state: TableState = read.output;
  if (input["match"] === undefined) return { state, match: undefined };
  const loaded = matchFromSnapshot(input["match"], [game]);
  return loaded.ok ? { state, match: loaded.match } : undefined;
}

/** Where a table stood after some entry, by whichever engine. */
export function hashOfBrief(input: unknown): { readonly n: number; readonly hash: string } | undefined {
  const read = v.safeParse(v.object({ state: v.object({ n: natural }), hash: v.string() }), input);
  return read.success ? { n: read.output.state.n, hash: read.output.hash } : undefined;
}
