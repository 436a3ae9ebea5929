/** What objects, treasure and theft tell. */
export type ThingsFacts = Record<never, never>;
