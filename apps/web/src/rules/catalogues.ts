/** The books of rules: the five boxes in the order of the shelf, then the physics that they share. */
export const catalogues = ["catacombs", "conquest", "dark-reign", "soloth", "vermin", "flick"] as const;

export type CatalogueId = (typeof catalogues)[number];

/** The first three letters of every rule of a book. */
export const prefixes: Readonly<Record<CatalogueId, string>> = {
  catacombs: "CAT",
  conquest: "CON",
  "dark-reign": "REG",
  soloth: "SOL",
  vermin: "VER",
  flick: "FLK",
};

export function isCatalogue(name: string): name is CatalogueId {
  return catalogues.some((catalogue) => catalogue === name);
}

/** The book in which a rule (`CON-SHOT-01`) or a chapter (`CON-SHOT`) stands, by its prefix. */
export function catalogueOf(id: string): CatalogueId | undefined {
  return catalogues.find((catalogue) => id.startsWith(`${prefixes[catalogue]}-`));
}
