import type { RuleId, Script } from "@ossuaire/kernel";
import { isHero, ofSide } from "../characters.ts";
import { packsOf } from "../shelf.ts";
import type { Character, Gone } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { thingsOf } from "../things.ts";
import { leftAt } from "./bearing.ts";

/** A character is taken off the board, maybe by somebody. */
export function* leavesBoard(
  table: DarkTable,
  who: Character,
  why: Gone,
  rule: RuleId,
  by?: Character,
): Script {
  const { state } = table;
  const wasInHole = who.states.hole !== undefined;
  who.gone = why;
  who.states = {};
  if (why === "dead" && who.side === "mj") state.deaths.push({ x: who.x, y: who.y, card: who.card });
  if (why === "dead" && isHero(who)) state.tally.deaths.push(who.id);
  table.tell({ type: "gone", rule, who: who.id, why });
  // REG-RULING-87, REG-VERDICT-11, 50: what it had lies where it was; who leaves takes it along.
  if (why !== "left") drops(table, who, wasInHole);
  for (const { leaves } of packsOf(state.options)) if (leaves) yield* leaves(table, who, by);
}

/** What an MJ character carried comes to light, were it nothing at all (REG-VERDICT-47). */
function drops(table: DarkTable, who: Character, wasInHole: boolean): void {
  const things = thingsOf(table.state, who.id).map(({ thing }) => thing);
  for (const thing of things) {
    thing.at = leftAt(table.state, who, thing, wasInHole);
    thing.from = who.id;
  }
  const event = {
    type: "dropped",
    rule: "REG-VERDICT-50",
    who: who.id,
    things: things.map(({ card }) => card),
  } as const;
  if (who.side === "mj") table.reveal(event);
  else if (things.length > 0) table.tell(event);
}

/** REG-WOUND-04, REG-RULING-84: who fell in round n dies at the end of the PJ turn of round n + 1. */
export function* deadline(table: DarkTable): Script {
  const { state } = table;
  for (const who of ofSide(state, "heroes"))
    if (who.states.ground !== undefined && who.states.ground < state.round)
      yield* leavesBoard(table, who, "dead", "REG-WOUND-04");
}
