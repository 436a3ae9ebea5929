/** What objects, treasure and theft ask. */
export type ThingsQuestion = never;
