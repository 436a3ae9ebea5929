/** What spells, speeches, duels and waiting ask. */
export type MagicQuestion = never;
