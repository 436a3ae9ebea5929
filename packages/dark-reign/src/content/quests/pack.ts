import type { Pack } from "../../pack.ts";

/** Quests, the Imprévu, town and campaign: REG-QUEST to QORB, SIDE, EVENT, TOWN, XP. */
export const quests: Pack = { id: "quests" };
