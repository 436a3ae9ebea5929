import { PHYSICS } from "@ossuaire/discs";
import { type Game, hashOf } from "@ossuaire/kernel";
import { allCards } from "./cards/decks.ts";
import { seatsOf } from "./options.ts";
import { readOptions } from "./read-options.ts";
import { outcome } from "./rules/end.ts";
import { step } from "./rules/turn.ts";
import { setup } from "./setup.ts";
import type { Conquest } from "./table.ts";
import { view } from "./view.ts";
import { whyNot } from "./why-not.ts";

/** The facts of all cards: both decks are always dealt. */
const content = hashOf(
  allCards.map(({ id, team, shots, ability, armour }) => ({
    id,
    team,
    shots: shots.map(({ kind, targeted }) => ({ kind, targeted })),
    ability: ability && { id: ability.id, strength: ability.strength },
    armour,
  })),
);

/** Catacombs Conquest: a flicking card duel of two teams, for 2 to 4 players. */
export const conquest: Game<Conquest> = {
  id: "conquest",
  rules: 2,
  physics: PHYSICS,
  content: () => content,
  readOptions,
  seats: seatsOf,
  setup,
  step,
  view,
  outcome,
  whyNot,
};
