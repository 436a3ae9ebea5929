import { type Game, hashOf, type Table } from "@ossuaire/kernel";
import { base } from "./content/base.ts";
import { contentFacts, openBox } from "./content/box.ts";
import type { Event } from "./events.ts";
import { type CatacombsOptions, readOptions, seatsOf } from "./options.ts";
import { outcome } from "./rules/end.ts";
import { step } from "./rules/step.ts";
import { setup } from "./setup.ts";
import type { State } from "./state.ts";
import { type View, view } from "./view.ts";

export interface Catacombs {
  readonly options: CatacombsOptions;
  readonly state: State;
  readonly event: Event;
  readonly view: View;
}

/** What the scripts of this game have in their hands. */
export type CatacombsTable = Table<Catacombs>;

openBox(base);

/** Catacombs: heroes against the Overseer, room after room, to the Lord of the catacombs; for 2 to 5 players. */
export const catacombs: Game<Catacombs> = {
  id: "catacombs",
  rules: 1,
  content: hashOf(contentFacts()),
  readOptions,
  seats: seatsOf,
  setup,
  step,
  view,
  outcome,
};
