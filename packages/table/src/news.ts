import { type Match, type Page, type Sight, sightOf, type Viewer } from "@ossuaire/kernel";
import type { News } from "./table.ts";

/** How views are copied for this viewer of the match at this page. */
export interface Copying {
  of(page: Page, viewer: Viewer): <View>(view: View) => View;
}

/** What these viewers see of a match, with what happened after the page of serial `since`. */
export function newsOf(
  match: Match,
  viewers: readonly Viewer[],
  since?: number,
  copies?: Copying,
): Omit<News, "undo"> {
  const sights: Record<Viewer, Sight> = {};
  for (const viewer of viewers)
    sights[viewer] = sightOf(match, viewer, since, copies?.of(match.page, viewer));
  return { page: match.page.serial, number: match.page.number, sights };
}
