import { groundOf, reaches } from "../board.ts";
import { characterOf } from "../characters.ts";
import { canEnter, type Ground, terrainAt } from "../grid/ground.ts";
import { type Square, sameSquare } from "../grid/square.ts";
import { stepsAt, type Ways, waysTo } from "../grid/ways.ts";
import type { Character, State } from "../state.ts";
import { onceWhileStill } from "../still.ts";
import type { DarkTable } from "../table.ts";
import { isKeptOut } from "./statue.ts";

/** REG-DUEL: whom a character fights alone. */
export function opponentOf(state: State, { states }: Character): Character | undefined {
  return states.duel === undefined ? undefined : characterOf(state, states.duel);
}

/** REG-DUEL-08, REG-RULING-83: somebody who fights a duel is no affair of anybody else. */
export function isLeftAlone(target: Character, by: Character): boolean {
  return target.states.duel !== undefined && target.states.duel !== by.id && target.id !== by.id;
}

/** REG-RULING-82: what was kept for the opposing turn is lost. */
export function beginDuel({ tell }: DarkTable, who: Character, target: Character): void {
  for (const [one, other] of [
    [who, target],
    [target, who],
  ] as const) {
    one.states.duel = other.id;
    delete one.states.waiting;
  }
  tell({ type: "challenged", rule: "REG-DUEL-01", who: who.id, target: target.id });
}

/** REG-DUEL-07, REG-RULING-83: one of them falls, or is on the board no more. */
export function endDuel({ state, tell }: Pick<DarkTable, "state" | "tell">, who: Character): void {
  const others = state.characters.filter(({ states }) => states.duel === who.id);
  delete who.states.duel;
  for (const other of others) {
    delete other.states.duel;
    tell({ type: "duel-over", rule: "REG-DUEL-07", who: who.id, other: other.id });
  }
}

/** REG-RULING-81: whether a step to that square shortens the way to the other; beside it there is nothing to shorten. */
export function approaches(state: State, who: Character, square: Square): boolean {
  const other = opponentOf(state, who);
  if (other === undefined || reaches(state, who, other)) return false;
  const ways = waysOfDuel(state, who);
  const now = stepsAt(ways, who);
  const then = stepsAt(ways, square);
  return now !== undefined && then !== undefined && then < now;
}

/** REG-RULING-81: a duel without a way between the two is over when a round begins. */
export function endHopelessDuels(table: DarkTable): void {
  const { state } = table;
  for (const who of state.characters) {
    const other = opponentOf(state, who);
    if (other !== undefined && stepsAt(waysOfDuel(state, who), who) === undefined) endDuel(table, who);
  }
}

/**
 * To the other of the two: other characters are no hindrance to it; a closed door is, for who cannot open it, and so is the zone of a blessed
 * statue, for the undead and demons.
 */
const waysOfDuel = onceWhileStill((state, who: Character): Ways => {
  const ground = groundOf(state);
  const other = opponentOf(state, who);
  return waysTo(ground, other === undefined ? [] : [other], (x, y) => {
    const isGoal = other !== undefined && sameSquare(other, { x, y });
    if (!isGoal && isKeptOut(state, who, { x, y })) return 0;
    if (canEnter(ground, x, y) || sameSquare(who, { x, y })) return 1;
    return canOpen(state, ground, who, { x, y }) ? 2 : 0;
  });
});

function canOpen({ elements }: State, ground: Ground, { side }: Character, square: Square): boolean {
  const door = elements.find((one) => sameSquare(one, square) && !one.hidden);
  if (door === undefined || terrainAt(ground, square) !== "doorway") return false;
  // REG-RULING-57: what is locked opens to the MJ; to heroes, as far as they know.
  return side === "mj" || door.lock !== "known";
}
