/** A line of the rules catalogue. */
export interface CatalogueRule {
  /** `CON-SHOT-01`. */
  readonly id: string;
  /** `SHOT`. */
  readonly code: string;
  readonly text: string;
}

/** All rules of a catalogue, whatever its language. */
export function rulesIn(catalogue: string): readonly CatalogueRule[] {
  const found = catalogue.matchAll(
    /^- \*\*(?<id>[A-Z]+-(?<code>[A-Z]+)-\d{2})\*\* \[[a-z]+\] (?<text>.*)$/gm,
  );
  return [...found].map(({ groups: { id = "", code = "", text = "" } = {} }) => ({ id, code, text }));
}
