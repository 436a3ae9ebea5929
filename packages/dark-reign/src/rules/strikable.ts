import { canSee, reaches } from "../board.ts";
import { areAdversaries, isFree, onBoard } from "../characters.ts";
import { distance } from "../grid/square.ts";
import type { Character, State } from "../state.ts";
import type { Borne } from "../things.ts";
import { hindranceTo } from "./chances.ts";

/** REG-MELEE-02, 03, REG-RULING-45: whom a weapon reaches; nobody in a hole (REG-VERDICT-26). */
export function canStrike(
  state: State,
  who: Character,
  target: Character,
  weapon: Borne | undefined,
): boolean {
  if (target.states.hole !== undefined) return false;
  if (reaches(state, who, target)) return true;
  return (weapon?.card.melee?.isLong ?? false) && distance(who, target) === 2 && canSee(state, who, target);
}

/** Whom a blow that follows another without P.Action may be aimed at: nobody for whoever fell, or whose turn a step has ended. */
export function strikableFoes(state: State, who: Character, weapon: Borne | undefined): readonly Character[] {
  if (!isFree(who) || who.states.over) return [];
  return onBoard(state).filter(
    (one) =>
      areAdversaries(one, who) &&
      canStrike(state, who, one, weapon) &&
      hindranceTo(state, who, "strike", { target: one.id }) === undefined,
  );
}
