import { type Match, type Sight, sightsOf, type Viewer } from "@ossuaire/kernel";
import type { News } from "./table.ts";

/** What these viewers see of a match, with what happened after the page of serial `since`. */
export function newsOf(match: Match, viewers: readonly Viewer[], since?: number): Omit<News, "undo"> {
  const { of } = sightsOf(match, since);
  const sights: Record<Viewer, Sight> = {};
  for (const viewer of viewers) sights[viewer] = of(viewer);
  return { page: match.page.serial, number: match.page.number, sights };
}
