/** What happens at the table only by the cards of this box. */
export type SolothFacts = object;
