import { byRow, type Square } from "./grid/square.ts";
import type { Side } from "./kinds.ts";
import type { Character, State } from "./state.ts";
import { onceWhileStill } from "./still.ts";

export function characterOf({ characters }: Pick<State, "characters">, id: string): Character {
  for (const one of characters) if (one.id === id) return one;
  throw new Error(`there is no ${id}`);
}

/** All that are on the board, on the ground and in holes too. */
export const onBoard = (state: State): readonly Character[] => present(state, state.characters);

const present = onceWhileStill((_state, all: State["characters"]): readonly Character[] =>
  all.filter(({ gone }) => gone === undefined),
);

export function ofSide(state: State, side: Side): readonly Character[] {
  return onBoard(state).filter((one) => one.side === side);
}

/** REG-RULING-02: the PJ first in seat order, then the others by row, then column. */
export function inOrder(state: State, side: Side): readonly Character[] {
  const all = ofSide(state, side);
  return [...all.filter(isHero), ...all.filter((one) => !isHero(one)).toSorted(byRow)];
}

export const isHero = ({ hero }: Character): boolean => hero !== undefined;

/** The PJ that are neither dead nor removed; who has left in safety is one of them. */
export function survivorsOf({ characters }: Pick<State, "characters">): readonly Character[] {
  return characters.filter((who) => isHero(who) && who.gone !== "dead" && who.gone !== "banished");
}

/** REG-RULING-15: its activation is on; an action kept for the opposing turn is none, nor is an ambush (REG-RULING-61, REG-AMBUSH-02). */
export const isActing = ({ turn }: Pick<State, "turn">, { id }: Character): boolean => turn.acting === id;

export const areAdversaries = (a: Character, b: Character): boolean => a.side !== b.side;

/** REG-WOUND-01: above 0 PV, and on the board. */
export function isUp({ gone, states }: Character): boolean {
  return gone === undefined && states.ground === undefined;
}

/** What somebody who lies, hangs in a web or sits in a hole cannot do: block, parry, step in. */
export function isFree(who: Character): boolean {
  return isUp(who) && who.states.web === undefined && who.states.hole === undefined;
}

/** Who stands, lies or sits on a square. */
export function at({ characters }: State, { x, y }: Square): Character | undefined {
  for (const one of characters) if (one.x === x && one.y === y && one.gone === undefined) return one;
  return undefined;
}

/** PV of all its figures. */
export const pvOf = ({ pv }: Character): number => pv.reduce((sum, one) => sum + one, 0);
