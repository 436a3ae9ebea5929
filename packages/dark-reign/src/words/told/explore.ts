import type { ExploreFacts } from "../../told/explore.ts";
import type { Lines } from "./lines.ts";

export const exploreLines: Lines<ExploreFacts> = {};
