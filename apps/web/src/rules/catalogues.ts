import type { Cover } from "../games/cover.ts";
import { games } from "../games/list/games.ts";
import { flick } from "./flick.ts";

/** The boxes in the order of the shelf, then the physics that they share. */
const covered = { ...games, flick: { cover: flick } };

export type CatalogueId = keyof typeof covered;

/** The books of rules. */
export const catalogues: readonly CatalogueId[] = Object.keys(covered).filter(isCatalogue);

export function isCatalogue(name: string): name is CatalogueId {
  return Object.hasOwn(covered, name);
}

export function coverOf(id: CatalogueId): Cover {
  return covered[id].cover;
}

/** The book in which a rule (`CON-SHOT-01`) or a chapter (`CON-SHOT`) stands, by its prefix. */
export function catalogueOf(id: string): CatalogueId | undefined {
  return catalogues.find((catalogue) => id.startsWith(`${coverOf(catalogue).prefix}-`));
}
