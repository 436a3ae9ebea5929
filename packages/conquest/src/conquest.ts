import { type Game, hashOf, type Table } from "@ossuaire/kernel";
import { allCards } from "./cards/decks.ts";
import type { Event } from "./events.ts";
import { type ConquestOptions, readOptions, seatsOf } from "./options.ts";
import { outcome } from "./rules/end.ts";
import { step } from "./rules/turn.ts";
import { type State, setup } from "./state.ts";
import { type View, view } from "./view.ts";

export interface Conquest {
  readonly options: ConquestOptions;
  readonly state: State;
  readonly event: Event;
  readonly view: View;
}

/** What the scripts of this game have in their hands. */
export type ConquestTable = Table<Conquest>;

/** Catacombs Conquest: a flicking card duel of two teams, for 2 to 4 players. */
export const conquest: Game<Conquest> = {
  id: "conquest",
  rules: 1,
  content: hashOf(
    allCards.map(({ id, team, shots, ability, armour }) => ({
      id,
      team,
      shots: shots.map(({ kind, targeted }) => ({ kind, targeted })),
      ability: ability && { id: ability.id, strength: ability.strength },
      armour,
    })),
  ),
  readOptions,
  seats: seatsOf,
  setup,
  step,
  view,
  outcome,
};
