import * as v from "valibot";
import { engineSchema, seatSchema } from "../gathering/entry.ts";

// A table that is frozen: its log was written by other rules, and those of today do not play it through.

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * `POST api/tables/:id/go-on`, of a seat: its person agrees that this engine plays on from where all stood after entry `holds`, of a
 * log that ends with entry `last`. When the last one who has to agree does so, it happens. Gives the same as `GET api/tables/:id/frozen`.
 */
export const offerSchema = v.strictObject({ engine: engineSchema, holds: natural, last: natural });
export type Offer = v.InferOutput<typeof offerSchema>;

/**
 * `GET api/tables/:id/frozen`, of whoever has a secret of it, or may look on. `GET api/tables/:id/log`, of whoever invited or sits there:
 * all that is stored of it, as `{ log: { agreement, engine, entries } }`. `DELETE api/tables/:id`, of whoever invited, clears any table away.
 */
export const frozenSchema = v.object({
  /** From where one could go on; left out where today's rules cannot lay this table at all. */
  offer: v.optional(offerSchema),
  /** So many answers were given since then. */
  answers: natural,
  /** When the last entry was written that holds; left out where the match would have to begin anew. */
  stood: v.optional(natural),
  people: v.array(
    v.object({
      seat: seatSchema,
      name: v.string(),
      /** Whoever has gone need not be asked. */
      isNeeded: v.boolean(),
      hasAgreed: v.boolean(),
    }),
  ),
  /** Who was given the log, which tells all that is hidden: seats, or `@host`. */
  readers: v.array(v.string()),
});
export type Frozen = v.InferOutput<typeof frozenSchema>;

/** Nothing is told of a table that is not frozen, or no longer. */
export const lookedAtSchema = v.object({ frozen: v.optional(frozenSchema) });
