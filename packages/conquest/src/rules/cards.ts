import type { RuleId, Seat } from "@ossuaire/kernel";
import { teamOfSeat } from "../options.ts";
import type { CardOption } from "../questions.ts";
import { activeSeat, activeTeam, handOf, type State } from "../state.ts";
import type { ConquestTable } from "../table.ts";

/** CON-DECK-06: the active player takes cards from the top of the team's pile; an empty one gives nothing (CON-DECK-09). */
export function drawCards({ state, tell, whisper }: ConquestTable, count: number, rule: RuleId): void {
  const seat = activeSeat(state);
  const team = activeTeam(state);
  const pile = state.piles[team];
  if (pile.length === 0) tell({ type: "pile-empty", rule: "CON-RULING-12", team });
  for (let drawn = 0; drawn < count; drawn++) {
    const card = pile.shift();
    if (card === undefined) return;
    handOf(state, seat).push(card);
    whisper(seat, { type: "drew-card", rule, seat, card }, { type: "drew", rule, seat, pile: pile.length });
  }
}

/** Takes a card out of a hand, into nobody's place yet. */
export function takeFromHand(state: State, seat: Seat, card: string): void {
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
}

/** From the hand straight to the discard, its shots, ability and armour ignored (CON-RULING-25, 41, 70). */
export function giveUp(state: State, seat: Seat, card: string): void {
  takeFromHand(state, seat, card);
  state.discards[teamOfSeat(state.options, seat)].push(card);
}

/** Cards to choose from. */
export function offered(cards: readonly string[]): readonly CardOption[] {
  return cards.map((card) => ({ id: card, card }));
}
