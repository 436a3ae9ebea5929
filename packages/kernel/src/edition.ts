import * as v from "valibot";
import { otherContent, otherExpansions, otherPhysics, otherRules } from "./fault.ts";
import type { Game, Kind } from "./game.ts";

/** All by which a match may go otherwise at another table. */
export interface Edition {
  readonly rules: number;
  /** Absent for a game without one, and in files from before it was written down. */
  readonly physics?: number;
  readonly content: string;
  /** The content of each expansion by its id. Absent for a match without one, and in files from before it was written down. */
  readonly expansions?: Readonly<Record<string, string>>;
}

/** As it is written down. */
export const editionSchema = v.object({
  rules: v.number(),
  physics: v.optional(v.number()),
  content: v.string(),
  expansions: v.optional(v.record(v.string(), v.string())),
});

export function editionOf<K extends Kind>(game: Game<K>, options: K["options"]): Edition {
  const { rules, physics } = game;
  const expansions = game.expansions?.(options) ?? [];
  return {
    rules,
    ...(physics === undefined ? {} : { physics }),
    content: game.content(options),
    ...(expansions.length === 0
      ? {}
      : { expansions: Object.fromEntries(expansions.map(({ id, content }) => [id, content])) }),
  };
}

/** Why this match may go otherwise at this table than it went where it was played. */
export function differenceOf<K extends Kind>(
  theirs: v.InferOutput<typeof editionSchema>,
  game: Game<K>,
  options: K["options"],
) {
  const ours = editionOf(game, options);
  if (theirs.rules !== ours.rules) return otherRules(theirs.rules, ours.rules);
  if (theirs.physics !== undefined && theirs.physics !== ours.physics)
    return otherPhysics(theirs.physics, ours.physics ?? 0);
  if (theirs.content === ours.content) return undefined;
  const known = new Map(Object.entries(theirs.expansions ?? {}));
  const others = (game.expansions?.(options) ?? []).filter(
    ({ id, content }) => (known.get(id) ?? content) !== content,
  );
  return others.length === 0
    ? otherContent(theirs.content, ours.content)
    : otherExpansions(others.map(({ name }) => name));
}
