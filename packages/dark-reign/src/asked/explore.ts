/** What doors, elements, traps and new zones ask. */
export type ExploreQuestion = never;
