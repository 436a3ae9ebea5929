import type { Words } from "@ossuaire/kernel";
import type { Card } from "./card.ts";

/** REG-QUEST: a main quest. What it does in a game is a pack of its own, which only its options bring to the table. */
export interface QuestCard extends Card {
  /** REG-QUEST-02: what the players are told. */
  readonly introduction: Words;
  /** REG-QUEST-03: what stays hidden until the game is over. */
  readonly objective: Words;
}
