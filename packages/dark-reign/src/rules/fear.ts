import type { Script } from "@ossuaire/kernel";
import { canSee } from "../board.ts";
import { areAdversaries, onBoard } from "../characters.ts";
import type { Side } from "../kinds.ts";
import { effectsOn, has } from "../sheet/traits.ts";
import { isProfile, profileOf } from "../shelf.ts";
import type { Character, State, Until } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { changeActions } from "./actions.ts";
import { nextRound, takesEffect } from "./limits.ts";
import { tested } from "./test.ts";

/** REG-RULING-02, step 8: one test against the worst that is in sight, or that was laid on it (REG-FEAR-03, 05). */
export function* fearAtStart(table: DarkTable, who: Character): Script {
  const { state } = table;
  const level = Math.max(0, ...inSight(state, who), ...laidOn(state, who));
  state.effects = state.effects.filter(({ on, what }) => on !== who.id || what.kind !== "fear");
  if (level > 0) yield* fearTest(table, who, level);
  endBravery(state, who);
}

/** REG-FEAR-02, 04, REG-RULING-88: the immune do not throw; cowards fail without dice (REG-COWARD-01). */
export function* fearTest(table: DarkTable, who: Character, level: number): Script {
  const { state } = table;
  if (has(state, who, "fearless") || isBrave(state, who)) return;
  const isCoward = has(state, who, "coward");
  const trial = { test: "fear", of: "will", difficulty: level, rule: "REG-FEAR-02" } as const;
  if (!isCoward && (yield* tested(table, who, trial)).passed) return;
  table.tell({ type: "afraid", rule: isCoward ? "REG-COWARD-01" : "REG-FEAR-04", who: who.id });
  // REG-RULING-03: in the opposing turn there is nothing to lose; waiting points are none (REG-RULING-61).
  if (state.turn.side === who.side) changeActions(table, who, -1, "REG-FEAR-04");
}

/** REG-FEAR-03: fear levels of adversaries that it sees. */
function inSight(state: State, who: Character): readonly number[] {
  return onBoard(state)
    .filter((one) => areAdversaries(one, who) && isProfile(one.card) && one.states.hole === undefined)
    .filter((one) => profileOf(one.card).fear !== undefined && canSee(state, who, one))
    .map(({ card }) => profileOf(card).fear ?? 0);
}

function laidOn(state: State, who: Character): readonly number[] {
  return effectsOn(state, who).flatMap(({ what }) => (what.kind === "fear" ? [what.level] : []));
}

/** REG-SPEECH-06, REG-SPELL-18: at the start of its next turn it tests against this level, whatever is in sight. */
export function frighten(state: State, { id, side }: Character, source: string, level: number): void {
  takesEffect(state, id, source, { kind: "fear", level }, afterNextStart(state, side));
}

/** REG-SPEECH-09, REG-RULING-77: it ignores fear until the next turn of its side begins, that start included. */
export function embolden(state: State, { id, side }: Character, source: string): void {
  const by = nextRound(state, side);
  takesEffect(state, id, source, { kind: "note", note: brave, by }, afterNextStart(state, side));
}

const brave = "brave";

const isBrave = (state: State, who: Character): boolean =>
  effectsOn(state, who).some(({ what }) => what.kind === "note" && what.note === brave);

/** REG-RULING-01: an extra turn ends no duration. */
function endBravery(state: State, { id }: Character): void {
  state.effects = state.effects.filter(
    ({ on, what }) => on !== id || what.kind !== "note" || what.note !== brave || what.by > state.round,
  );
}

/** What is looked for in a later step of that start: it ends with the one after, if nobody has asked for it. */
function afterNextStart(state: State, side: Side): Until {
  return { kind: "turn", side, round: nextRound(state, side) + 1 };
}
