import type { DarkReignOptions } from "./options.ts";
import { newTurn } from "./rules/turn.ts";
import type { State } from "./state.ts";

/** The table before anything has happened: town and descent fill it. */
export function setup(options: DarkReignOptions): State {
  return {
    options,
    phase: "town",
    round: 0,
    turn: newTurn("heroes"),
    extra: [],
    zones: [],
    characters: [],
    elements: [],
    things: [],
    piles: {},
    unforeseen: { deck: [], used: [], waiting: [], liesInWait: false },
    purse: 0,
    tally: { kills: {}, deaths: [] },
    spent: {},
    effects: [],
    stock: {},
    deaths: [],
    names: {},
  };
}
