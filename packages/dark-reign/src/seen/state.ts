import { newTurn } from "../rules/turn.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";

/** What the rules about sheets, dice and odds want to have in hand: what is seen, and nothing else. Its zones are unknown. */
export function stateSeen(view: View): State {
  const { options, phase, round, turn, purse, leader } = view;
  return {
    options,
    phase,
    round,
    turn: { ...newTurn(turn.side), ...turn },
    extra: [],
    zones: [],
    characters: [...view.characters],
    elements: [...view.elements],
    things: [...view.things],
    piles: {},
    unforeseen: { deck: [], used: [], waiting: [], liesInWait: false },
    stock: {},
    purse,
    tally: { kills: {}, deaths: [] },
    ...(leader === undefined ? {} : { leader }),
    spent: {},
    effects: [...view.effects],
    deaths: [],
    names: {},
  };
}
