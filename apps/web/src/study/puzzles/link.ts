import type { Feat } from "@ossuaire/study";
import * as v from "valibot";
import type { Route } from "../../route/route.ts";

/** A puzzle that somebody has made: a match as far as the flick, and what is asked for. */
export interface Made {
  readonly match: string;
  readonly feat: Feat;
}

const name = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** The border: an address may hold anything. Whether its match can be played, and the feat done, is for others to say. */
const schema = v.strictTuple([
  v.literal("made"),
  v.pipe(v.string(), v.maxLength(60_000), v.regex(/^[\w-]+$/)),
  name,
  name,
  v.pipe(
    v.string(),
    v.transform((text) => text.split(",")),
    v.array(name),
    v.minLength(1),
    v.maxLength(8),
    v.check((all) => new Set(all).size === all.length),
  ),
]);

export function readMade(path: readonly string[]): Made | undefined {
  const read = v.safeParse(schema, path);
  if (!read.success) return undefined;
  const [, match, theme, disc, whom] = read.output;
  return { match, feat: { theme, disc, whom } };
}

export function routeTo({ match, feat: { theme, disc, whom } }: Made): Route {
  return { page: "puzzles", path: ["made", match, theme, disc, whom.join(",")] };
}
