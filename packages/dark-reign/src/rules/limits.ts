import type { Side } from "../kinds.ts";
import type { Effect, State, Until, What } from "../state.ts";

/** REG-RULING-01: how often something has been used in this round. */
export const timesSpent = ({ spent }: State, what: string): number => spent[what] ?? 0;

/** REG-RULING-01: it is used once more until the next round begins. */
export function spend({ spent }: State, what: string): void {
  spent[what] = (spent[what] ?? 0) + 1;
}

/** REG-RULING-01: until the next turn of the side in whose turn it began; an extra turn does not end it. */
export function forOneTurn({ turn, round }: Pick<State, "turn" | "round">): Until {
  return { kind: "turn", side: turn.side, round: round + 1 };
}

/** Until the next turn of this side begins: a spell's, of the side of its caster (REG-SPELL). */
export function untilNextTurn(state: Pick<State, "turn" | "round">, side: Side): Until {
  return { kind: "turn", side, round: nextRound(state, side) };
}

/** The round of the next turn of a side that is no extra one. */
export function nextRound({ turn, round }: Pick<State, "turn" | "round">, side: Side): number {
  return side === "mj" && turn.side === "heroes" ? round : round + 1;
}

/** Something begins to hold, once for each source on one character: the same again begins anew (REG-VERDICT-84). */
export function takesEffect(state: State, on: string, source: string, what: What, until: Until): void {
  state.effects = state.effects.filter(
    (one) => !(one.on === on && one.source === source && isLike(one.what, what)),
  );
  state.effects.push({ on, source, what, until });
}

/** REG-VERDICT-84, REG-RULING-08: P.Action are counted, so each promise of them counts. */
function isLike(a: What, b: What): boolean {
  if (a.kind === "actions") return false;
  return a.kind === b.kind && (a.kind !== "level" || b.kind !== "level" || a.of === b.of);
}

/** REG-RULING-02, step 1: what is over now. An extra turn belongs to its round, and so ends nothing (REG-VERDICT-14). */
export function expire(state: State): void {
  const { turn, round } = state;
  const isOver = ({ until }: Effect): boolean =>
    until.kind === "turn" && until.side === turn.side && until.round <= round;
  state.effects = state.effects.filter((effect) => !isOver(effect));
}

/** What lasts only as long as somebody acts. */
export function expireActivation(state: State, who: string): void {
  state.effects = state.effects.filter(({ on, until }) => !(on === who && until.kind === "activation"));
}
