import type { Script } from "@ossuaire/kernel";
import { reaches } from "../board.ts";
import { areAdversaries, isFree, isUp, onBoard } from "../characters.ts";
import { has } from "../sheet/traits.ts";
import type { Character, State } from "../state.ts";
import { whileStill } from "../still.ts";
import { choose, type DarkTable } from "../table.ts";
import { tested, throwDice } from "./test.ts";
import { suffers } from "./wounds.ts";

/** REG-RULING-07: difficulty 0. */
export const blockingTrial = { test: "blocking", of: "agility", rule: "REG-BLOCK-01" } as const;

/** REG-BLOCK: one step out of the square; whether it is made. */
export function* leavesSquare(table: DarkTable, who: Character): Script<boolean> {
  if (!whileStill(table.state, () => isBlocked(table.state, who))) return true;
  const { passed } = yield* tested(table, who, blockingTrial);
  if (passed) return true;
  const about = { who: who.id };
  const answer = yield* choose({ seats: who.seat, prompt: "blocked", rule: "REG-BLOCK-06", about }, [
    "go",
    "stay",
  ]);
  const goes = answer === "go";
  table.tell({ type: "blocked", rule: goes ? "REG-BLOCK-06" : "REG-BLOCK-07", who: who.id, goes });
  if (!goes) return false;
  yield* suffers(table, who, throwDice(table, who, 1, "blocking", "REG-BLOCK-06"), "REG-BLOCK-06");
  return isUp(who);
}

/** REG-BLOCK-01, REG-RULING-23: at least one blocker, however many there are. */
export function isBlocked(state: State, who: Character): boolean {
  const isExempt =
    who.states.duel !== undefined ||
    (["invisible", "flying", "unblocked"] as const).some((one) => has(state, who, one));
  return !isExempt && onBoard(state).some((other) => blocks(state, other, who));
}

/** REG-RULING-24, REG-BLOCK-03, 04: who could strike the mover's square. */
function blocks(state: State, other: Character, who: Character): boolean {
  return (
    areAdversaries(other, who) &&
    isFree(other) &&
    other.states.duel === undefined &&
    !has(state, other, "invisible") &&
    reaches(state, other, who)
  );
}
