import { Match } from "@ossuaire/kernel";
import { catacombs } from "../catacombs.ts";
import { termsVisiting, type Visiting } from "../position.ts";
import { type Campaign, onMatch } from "./campaign.ts";

/** A match in the middle of a visit. */
export function visiting(
  kind: Parameters<typeof termsVisiting>[0],
  situation: Visiting = {},
  seed = "visit",
): Campaign {
  return onMatch(Match.start(catacombs, termsVisiting(kind, situation, seed, "free")));
}
