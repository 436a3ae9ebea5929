import type { Rng, Seat } from "@ossuaire/kernel";
import { crystalSpots, startSpots } from "./arena.ts";
import { deckOf } from "./cards/decks.ts";
import { type ConquestOptions, seatsOf, startingHand, teamOfSeat } from "./options.ts";
import type { State } from "./state.ts";
import { type Team, teams } from "./teams.ts";

/** CON-COMP-06. */
export const allTokens = 24;

/** The table before the first turn. */
export function setup(options: ConquestOptions, rng: Rng): State {
  const first = rng.one(teams);
  const piles = { sword: shuffledDeck("sword", rng), skull: shuffledDeck("skull", rng) };
  const hands: Record<Seat, string[]> = {};
  for (const seat of seatsOf(options)) {
    hands[seat] = piles[teamOfSeat(options, seat)].splice(0, startingHand(options, seat));
  }
  return {
    options,
    first,
    turn: 0,
    step: options.obstacles === "agreed" ? "agree" : "draw",
    markers: { sword: 0, skull: 0 },
    pools: { sword: options.health, skull: options.health },
    bank: allTokens - 2 * options.health,
    discs: [...startSpots, ...crystalSpots].map((piece) => ({ ...piece })),
    hands,
    piles,
    discards: { sword: [], skull: [] },
    armour: { sword: [], skull: [] },
    stunned: { sword: false, skull: false },
    barricade: false,
  };
}

/** CON-DECK-01. */
function shuffledDeck(team: Team, rng: Rng): string[] {
  return rng.shuffled(deckOf(team).map(({ id }) => id));
}
