import type { Disguise } from "@ossuaire/kernel/testing";
import { seatsOfTeam } from "../options.ts";
import { handOf } from "../state.ts";
import type { Conquest } from "../table.ts";
import { teams } from "../teams.ts";

/**
 * CON-RULING-11: what is hidden from a viewer are the hands of the others, the partner's too, and the order of both
 * piles. The backs of the cards differ (CON-DECK-02), so each team's hidden cards change places among themselves.
 */
export const disguise: Disguise<Conquest> = (state, viewer, rng) => {
  for (const team of teams) {
    const others = seatsOfTeam(state.options, team).filter((seat) => seat !== viewer);
    const hidden = rng.shuffled([...state.piles[team], ...others.flatMap((seat) => handOf(state, seat))]);
    for (const seat of others) state.hands[seat] = hidden.splice(0, handOf(state, seat).length);
    state.piles[team] = hidden;
  }
  return state;
};
