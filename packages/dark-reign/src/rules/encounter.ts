import { rowOf } from "../cards/treasure.ts";
import { rolledAmount } from "../dice/roll.ts";
import { cardOf, profileOf } from "../shelf.ts";
import type { State } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** MJ characters that are to come to the board. */
type Encounter = State["unforeseen"]["waiting"][number];

/**
 * REG-MEET-01, 02, REG-VERDICT-53, REG-LEVEL-02: on the table of the quest chosen at the start; above novice some more. Generation
 * rolls are told to nobody (REG-VERDICT-47).
 */
export function rolledEncounter(table: DarkTable): Encounter {
  const card = rolledKind(table);
  const { deployment, reinforced = 0 } = profileOf(card);
  const more = table.options.level === "novice" ? 0 : reinforced;
  return { card, count: rolledAmount(table.rng, deployment).total + more };
}

/** Which kind it is; how many is another roll. */
export function rolledKind({ options, rng }: DarkTable): string {
  return rowOf(cardOf("quests", options.quest).encounters, rng.int(0, 5));
}
