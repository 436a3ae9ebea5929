import type { Kind } from "./game.ts";
import type { Marks } from "./marks.ts";
import { Match } from "./match.ts";
import { firstPage, type Page, pagesFrom } from "./page.ts";
import { type Tale, talesFrom } from "./tale.ts";

/**
 * The same match without most of the way that led there, as if it came from a brief: it remembers at least so many pages,
 * as far as it did before, and not many more. For a server that holds thousands of them: what was before, their logs can tell.
 */
export function forgetting<K extends Kind>(match: Match<K>, pages: number): Match<K> {
  const standing = match.standing();
  const [first, ...rest] = standing.marks;
  const at = rest.findLastIndex(({ page }) => page.number <= match.page.number - pages);
  const mark = rest[at];
  if (mark === undefined) return match;
  const { number, serial, learned, undoable, retractable } = mark.page;
  const oldest = firstPage({ number, serial, learned, undoable, retractable });
  const linked = new Map<Page, Page>([[mark.page, oldest]]);
  let last = oldest;
  for (const page of pagesFrom(number + 1, match.page)) {
    last = { ...page, previous: last };
    linked.set(page, last);
  }
  const again = (page: Page): Page => linked.get(page) ?? page;
  let before: Tale<K["event"]> | undefined;
  for (const { page, told } of talesFrom(number, standing.tale)) before = { page: again(page), told, before };
  const [kept = first, ...later] = rest.slice(at).map((one) => ({ ...one, page: again(one.page) }));
  const marks: Marks<K> = [kept, ...later];
  return Match.resume({ ...standing, tale: before ?? standing.tale, marks });
}
