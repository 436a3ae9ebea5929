import { passageCards } from "../content/vermin/passages/deck.ts";
import type { Campaign, Situation } from "./campaign.ts";
import { infested, withVermin } from "./infested.ts";
import { type Ahead, beforeRoom } from "./scenes.ts";

/** The options of a match with the Dark Passageways. */
export const withPassages = { ...withVermin, passages: true } as const;

/** The table with these cards on top of the piles. */
export function passages(...cards: readonly string[]) {
  const of = (level: 1 | 2) =>
    cards.filter((id) => passageCards.find((card) => card.id === id)?.level === level);
  return { piles: { 1: of(1), 2: of(2) }, discards: [] };
}

/** A room is entered for which this card is turned up; Phoitar has 1 Ghoul and 4 Orcs, Chomatha Bridge is of level 2. */
export function entering(card: string, room = "phoitar", ahead: Ahead = {}): Campaign {
  const game = beforeRoom(room, {
    options: { ...withPassages, ...ahead.options },
    heroes: ahead.heroes ?? {},
    state: { passages: passages(card), ...ahead.state },
  });
  game.choose("explore");
  return game;
}

/** … and no variant is wanted. */
export function setUp(card: string, room?: string, ahead?: Ahead): Campaign {
  const game = entering(card, room, ahead);
  while (game.asked.prompt === "variants" || game.asked.prompt === "wandering-vermin") game.pick([]);
  return game;
}

/** A fight in which this card holds. */
export function fightIn(card: string, situation: Situation = {}, kind?: string): Campaign {
  const now = kind === undefined ? { card } : { card, kind };
  const state = { passages: { ...passages(), now }, ...situation.state };
  return infested({ ...situation, options: { passages: true, ...situation.options }, state });
}

/** How many of each kind are about to be placed. */
export function arriving(game: Campaign): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const card of game.state.fight?.arriving ?? []) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
