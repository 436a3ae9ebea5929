import type { Seat } from "@ossuaire/kernel";
import { type Agreement, type Face, faceSchema, paceSchema, placesSchema, talkSchema } from "@ossuaire/table";
import * as v from "valibot";
import type { Row } from "./database.ts";

/** A table as it is stored, but for its entries. */
export interface TableRow {
  readonly id: string;
  readonly agreement: Agreement;
  /** By which rules it is played: another engine might play its entries otherwise. */
  readonly engine: string;
  /** Hash of the secret of whoever invited. */
  readonly host: string;
  /** Anybody may come. */
  readonly open: boolean;
  /** Anybody who knows its name may look on. */
  readonly watched: boolean;
  readonly created: number;
  readonly changed: number;
  readonly stage: string;
  readonly face: Face;
  /** The persons whose answer is waited for. */
  readonly asked: readonly Seat[];
}

const agreementSchema = v.object({
  game: v.string(),
  options: v.unknown(),
  seed: v.string(),
  undo: v.picklist(["free", "consent"]),
  pace: paceSchema,
  places: placesSchema,
  talk: v.optional(talkSchema),
  about: v.optional(v.object({ fr: v.string(), en: v.string() })),
  language: v.optional(v.picklist(["fr", "en"])),
});

const schema = v.object({
  id: v.string(),
  agreement: v.pipe(v.string(), v.parseJson(), agreementSchema),
  engine: v.string(),
  host: v.string(),
  public: v.pipe(v.unknown(), v.transform(Number)),
  watched: v.pipe(v.unknown(), v.transform(Number)),
  created: v.pipe(v.unknown(), v.transform(Number)),
  changed: v.pipe(v.unknown(), v.transform(Number)),
  stage: v.string(),
  face: v.pipe(v.string(), v.parseJson(), faceSchema),
  asked: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
});

/** What comes out of a store may be anything. */
export function readTable(row: Row): TableRow | undefined {
  const read = v.safeParse(schema, row);
  if (!read.success) return undefined;
  const { public: open, watched, ...rest } = read.output;
  return { ...rest, open: open === 1, watched: watched === 1 };
}
