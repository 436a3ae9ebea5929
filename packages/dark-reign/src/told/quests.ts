/** What quests, the Imprévu and the town tell. */
export type QuestsFacts = Record<never, never>;
