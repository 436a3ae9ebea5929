import type { RuleId, Script } from "@ossuaire/kernel";
import { isHero, ofSide } from "../characters.ts";
import { packsOf } from "../shelf.ts";
import type { Character, Gone } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { thingsOf } from "../things.ts";

/** A character is taken off the board. */
export function* leavesBoard(table: DarkTable, who: Character, why: Gone, rule: RuleId): Script {
  const { state } = table;
  who.gone = why;
  who.states = {};
  if (why === "dead" && who.side === "mj") state.deaths.push({ x: who.x, y: who.y, card: who.card });
  if (why === "dead" && isHero(who)) state.tally.deaths.push(who.id);
  table.tell({ type: "gone", rule, who: who.id, why });
  // REG-RULING-87, REG-VERDICT-11, 50: what it had lies where it was; who leaves takes it along.
  if (why !== "left")
    for (const { thing } of thingsOf(state, who.id)) thing.at = { kind: "floor", x: who.x, y: who.y };
  for (const { leaves } of packsOf(state.options)) if (leaves) yield* leaves(table, who);
}

/** REG-WOUND-04, REG-RULING-84: who fell in round n dies at the end of the PJ turn of round n + 1. */
export function* deadline(table: DarkTable): Script {
  const { state } = table;
  for (const who of ofSide(state, "heroes"))
    if (who.states.ground !== undefined && who.states.ground < state.round)
      yield* leavesBoard(table, who, "dead", "REG-WOUND-04");
}
