import type { CatalogueId } from "../rules/catalogues.ts";

/** The boxes on the shelf, from left to right; their words stand in `words/` under the same ids. */
export const boxes = [
  "catacombs",
  "conquest",
  "dark-reign",
  "soloth",
  "vermin",
] as const satisfies readonly CatalogueId[];

export type BoxId = (typeof boxes)[number];
