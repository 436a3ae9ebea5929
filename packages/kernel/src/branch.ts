import * as v from "valibot";

/** A match that goes on from a moment of another: it has its first answers from there. */
export interface Branch {
  /** So many answers are the origin's. They stay: whoever plays the branch takes back only what was answered in it. */
  readonly at: number;
  /** The origin by its end, as its file has it. */
  readonly of: string;
}

/** The border for where a match comes from; whether it has so many answers is for who reads the log to say. */
export const branchSchema = v.strictObject({
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  of: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});
