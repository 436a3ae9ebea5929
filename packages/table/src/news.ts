import { type Match, type Sight, sightOf, type Viewer } from "@ossuaire/kernel";
import type { News } from "./table.ts";

/** What these viewers see of a match, with what happened after the page of serial `since`. */
export function newsOf(match: Match, viewers: readonly Viewer[], since?: number): Omit<News, "undo"> {
  const sights: Record<Viewer, Sight> = {};
  for (const viewer of viewers) sights[viewer] = sightOf(match, viewer, since);
  return { page: match.page.serial, number: match.page.number, sights };
}
