import type { Pack } from "../../pack.ts";
import { drawUnforeseen } from "../../rules/unforeseen.ts";
import { questCards } from "./main/cards.ts";
import { unforeseenDeck } from "./unforeseen/deck.ts";

/** Quests, the Imprévu, town and campaign: REG-QUEST to QORB, SIDE, EVENT, TOWN, XP. */
export const quests: Pack = {
  id: "quests",
  quests: questCards,
  unforeseen: unforeseenDeck,
  startsFor: { unforeseen: drawUnforeseen },
  draws: drawUnforeseen,
};
