import type { Team } from "../teams.ts";
import type { Card } from "./card.ts";
import { skullDeck } from "./skull.ts";
import { swordDeck } from "./sword.ts";

/** CON-COMP-01: 28 cards for each team. */
export const allCards: readonly Card[] = [...swordDeck, ...skullDeck];

const byId = new Map(allCards.map((card) => [card.id, card]));

export function deckOf(team: Team): readonly Card[] {
  return team === "sword" ? swordDeck : skullDeck;
}

export function isCard(id: string): boolean {
  return byId.has(id);
}

export function cardOf(id: string): Card {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}
