import type { Script } from "@ossuaire/kernel";
import { inOrder, ofSide } from "../characters.ts";
import { type StartStep, startSteps } from "../pack.ts";
import { actionsOf } from "../sheet/counters.ts";
import { traitsOf } from "../sheet/traits.ts";
import { packsOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { judge } from "./end.ts";
import { lacksLeader } from "./leader.ts";
import { expire } from "./limits.ts";

/**
 * REG-RULING-02: the numbered steps of the start of a turn; the leader's order is the ninth. A card that is turned is seen before anything
 * comes of it, and whatever ends the game, or leaves the group without a leader, comes before the next step.
 */
export function* turnStarts(table: DarkTable): Script {
  const { state } = table;
  const { turn } = state;
  if (turn.started === 0) announce(table);
  for (let step = startSteps[turn.started]; step !== undefined; step = startSteps[turn.started]) {
    turn.started++;
    if (!isDue(state, step)) continue;
    yield* playStep(table, step);
    judge(table);
    if (step === "unforeseen" || state.ended !== undefined || lacksLeader(state)) return;
  }
  for (const { opens } of packsOf(state.options)) if (opens) yield* opens(table);
  state.phase = turn.side === "heroes" ? "order" : "activation";
}

/** REG-TURN-01, REG-RULING-01: limits count from here, but not from an extra turn (REG-VERDICT-14). */
function announce(table: DarkTable): void {
  const { state } = table;
  const { side, isExtra } = state.turn;
  if (side === "heroes" && !isExtra) {
    state.round++;
    state.spent = {};
    table.tell({ type: "round", rule: "REG-RULING-01", round: state.round });
  }
  const rule = isExtra ? "REG-VERDICT-14" : "REG-TURN-01";
  table.tell({ type: "turn", rule, side, round: state.round, isExtra });
}

/** REG-TURN-05, 06, REG-VERDICT-14: an Imprévu only for the PJ, never in the first turn nor in an extra one. */
function isDue({ turn, round }: State, step: StartStep): boolean {
  return (
    (step !== "unforeseen" && step !== "befalls") || (turn.side === "heroes" && !turn.isExtra && round > 1)
  );
}

function* playStep(table: DarkTable, step: StartStep): Script {
  const { state } = table;
  const packs = packsOf(state.options);
  if (step === "refill") refill(state);
  for (const { startsFor } of packs) {
    const script = startsFor?.[step];
    if (script) yield* script(table);
  }
  for (const who of inOrder(state, state.turn.side)) {
    if (who.gone !== undefined || isSpared(who, step)) continue;
    if (step === "worn")
      for (const { turnStarts: begins } of traitsOf(state, who)) if (begins) yield* begins(table, who);
    for (const { starts } of packs) {
      const script = starts?.[step];
      if (script) yield* script(table, who);
    }
  }
}

/** Step 1: what has run out ends, and P.Action are refilled (REG-RULING-03); who came in to a swarm counts now. */
function refill(state: State): void {
  expire(state);
  const own = ofSide(state, state.turn.side);
  for (const who of own) {
    who.actions = actionsOf(state, who);
    delete who.states.fresh;
    delete who.states.over;
  }
  const isUsedUp = (on: string) => on === state.turn.side || own.some(({ id }) => id === on);
  state.effects = state.effects.filter(({ on, what }) => what.kind !== "actions" || !isUsedUp(on));
}

/** Who lies or sits in a hole takes no bridge test and no fear test. */
function isSpared({ states }: Character, step: StartStep): boolean {
  const isDown = states.ground !== undefined || states.hole !== undefined;
  return isDown && (step === "bridge" || step === "fear");
}
