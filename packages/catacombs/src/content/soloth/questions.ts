/** What only the cards of this box ask. */
export type SolothQuestion = never;
