import type { GameEvent, Told } from "./event.ts";
import type { Page } from "./page.ts";

/** What was told on a page. It is most of what a match takes in memory, so it hangs on no page: it can be let go. */
export interface Tale<Event extends GameEvent = GameEvent> {
  readonly page: Page;
  readonly told: readonly Told<Event>[];
  /** Of the page before; undefined where it is not remembered, or has been let go. */
  readonly before: Tale<Event> | undefined;
}

/** The tales from the page of this number on, or from where they begin. */
export function talesFrom<Event extends GameEvent>(
  number: number,
  last: Tale<Event>,
): readonly Tale<Event>[] {
  const tales: Tale<Event>[] = [];
  for (let tale: Tale<Event> | undefined = last; tale && tale.page.number >= number; tale = tale.before)
    tales.push(tale);
  return tales.reverse();
}
