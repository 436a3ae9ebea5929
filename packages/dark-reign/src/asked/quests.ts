/** What quests, the Imprévu and the town ask. */
export type QuestsQuestion = never;
