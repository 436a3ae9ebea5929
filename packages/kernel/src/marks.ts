import type { Submission } from "./answer.ts";
import type { Told } from "./event.ts";
import type { Kind } from "./game.ts";
import type { Page } from "./page.ts";
import type { Checkpoint, Run } from "./run.ts";
import type { Tale } from "./tale.ts";

/** A page, and how to bring a script there: an undo, or what is told again, starts from the latest one before it. */
export interface Mark<K extends Kind = Kind> {
  readonly page: Page;
  readonly told: readonly Told<K["event"]>[];
  readonly checkpoint: Checkpoint<K["state"]>;
  /** The answers given between the checkpoint and the page. */
  readonly since: readonly Submission[];
}

/** The first one is where the match begins, as far as it remembers: there is no way back behind it. */
export type Marks<K extends Kind = Kind> = readonly [Mark<K>, ...Mark<K>[]];

/** So many answers are played again by an undo, at most, as long as it goes back less than seven times as far. */
const spacing = 32;

/** A mark is a copy of all that is on the table. Whoever goes back further waits for the match to be played again. */
const most = 8;

export function markAt<K extends Kind>(
  { page, told }: Tale<K["event"]>,
  { checkpoint, since }: Run<K>,
): Mark<K> {
  return { page, told, checkpoint, since: [...since] };
}

/** The marks of a match that has come to this page. */
export function marksAfter<K extends Kind>(marks: Marks<K>, tale: Tale<K["event"]>, run: Run<K>): Marks<K> {
  if (tale.page.number % spacing !== 0) return marks;
  const [first, ...rest] = marks;
  return [first, ...rest.slice(2 - most), markAt(tale, run)];
}

/** Those from which one comes to the page of this number: the first one always is. */
export function marksUpTo<K extends Kind>(number: number, [first, ...rest]: Marks<K>): Marks<K> {
  return [first, ...rest.filter(({ page }) => page.number <= number)];
}
