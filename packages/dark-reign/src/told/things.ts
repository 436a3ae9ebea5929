/** What objects, treasure and theft tell. */
export interface ThingsFacts {
  /** REG-VERDICT-50, REG-RULING-87: by their cards. */
  readonly dropped: { readonly who: string; readonly things: readonly string[] };
}
