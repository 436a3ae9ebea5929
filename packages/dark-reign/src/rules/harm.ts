import type { Script } from "@ossuaire/kernel";
import { type StartStep, startSteps } from "../pack.ts";
import { sum, traitsOf } from "../sheet/traits.ts";
import type { Character, Lasting, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { throwDice } from "./test.ts";
import { heals, suffers } from "./wounds.ts";

/** REG-REGEN-01: as many D as its level. */
export function* regenerate(table: DarkTable, who: Character): Script {
  const level = sum(traitsOf(table.state, who).map(({ regenerates = 0 }) => regenerates));
  if (level > 0)
    heals(table, who, throwDice(table, who, level, "regeneration", "REG-REGEN-01"), "REG-REGEN-01");
}

/** REG-FIRE-02 to 04, REG-RULING-89: first the loss, then the roll: so a fire burns at least once. */
export function* burn(table: DarkTable, who: Character): Script {
  if (!bites(who.states, "fire")) return;
  yield* suffers(table, who, throwDice(table, who, 1, "fire", "REG-FIRE-02"), "REG-FIRE-02");
  if (who.gone !== undefined || throwDice(table, who, 1, "burning-on", "REG-FIRE-03") >= 3) return;
  delete who.states.fire;
  table.tell({ type: "cured", rule: "REG-FIRE-03", who: who.id, of: "fire" });
}

/** REG-POISON-03, 04, REG-RULING-91. */
export function* sicken(table: DarkTable, who: Character): Script {
  if (!bites(who.states, "poison")) return;
  yield* suffers(table, who, throwDice(table, who, 1, "poison", "REG-POISON-03"), "REG-POISON-03");
}

/** What has just begun does no harm yet. */
function bites(states: Character["states"], what: "fire" | "poison"): boolean {
  const isFresh = states[what] === "fresh";
  if (isFresh) states[what] = true;
  return states[what] !== undefined && !isFresh;
}

/** REG-RULING-02: how a state begins that has a step of its own in the start of a turn. */
export function begun({ phase, turn }: State, { side }: Character, step: StartStep): Lasting {
  const isAhead = phase === "turn-starts" && turn.side === side && turn.started <= startSteps.indexOf(step);
  return isAhead ? "fresh" : true;
}
