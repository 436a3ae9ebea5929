/** What doors, elements, traps and new zones tell. */
export type ExploreFacts = Record<never, never>;
