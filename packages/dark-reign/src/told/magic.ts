/** What spells, states, speeches, duels and waiting tell. */
export interface MagicFacts {
  /** REG-WEB-01. */
  readonly webbed: { readonly who: string; readonly level: number };
  /** REG-WEB-03. */
  readonly freed: { readonly who: string };
}
