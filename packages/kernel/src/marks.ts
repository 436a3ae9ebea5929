import type { Submission } from "./answer.ts";
import type { Kind } from "./game.ts";
import type { Page } from "./page.ts";
import type { Checkpoint, Run } from "./run.ts";

/** A page, and how to bring a script there: an undo starts from the latest one before it, not from the beginning. */
export interface Mark<K extends Kind = Kind> {
  readonly page: Page<K["event"]>;
  readonly checkpoint: Checkpoint<K["state"]>;
  /** The answers given between the checkpoint and the page. */
  readonly since: readonly Submission[];
}

/** So many answers are played again by an undo, at most, as long as it goes back less than eight times as far. */
const spacing = 32;

/** A mark is a copy of all that is on the table. Whoever goes back further waits for the match to be played again. */
const most = 8;

export function markAt<K extends Kind>(page: Page<K["event"]>, { checkpoint, since }: Run<K>): Mark<K> {
  return { page, checkpoint, since: [...since] };
}

/** The marks of a match that has come to this page. */
export function marksAfter<K extends Kind>(
  marks: readonly Mark<K>[],
  page: Page<K["event"]>,
  run: Run<K>,
): readonly Mark<K>[] {
  if (page.number % spacing !== 0) return marks;
  return [...marks.slice(1 - most), markAt(page, run)];
}
