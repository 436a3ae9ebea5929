import { canSee, reaches } from "../board.ts";
import type { Aiming } from "../cards/spell.ts";
import { areAdversaries, onBoard } from "../characters.ts";
import { byRow, distance } from "../grid/square.ts";
import { isLeftAlone } from "../rules/duel.ts";
import { has } from "../sheet/traits.ts";
import type { Character, State } from "../state.ts";

/** REG-ARMOUR-05, REG-VERDICT-18, 26: whom a spell can reach at all; who sits in a hole is out of reach of harm. */
const isOpen = (state: State, who: Character): boolean => !has(state, who, "no-spell");

/** Somebody by its name, as far as it is among those who can be aimed at. */
function oneOf(candidates: (state: State, caster: Character) => readonly Character[]): Aiming {
  return {
    *aims(state, caster) {
      for (const { id } of candidates(state, caster)) yield { target: id };
    },
    reached: (state, caster, { target }) => candidates(state, caster).filter(({ id }) => id === target),
  };
}

/** One adversary in line of sight and in range; at range 1 in reach of a hand (REG-VERDICT-73). */
export const adversary = (range: number): Aiming =>
  oneOf((state, caster) =>
    onBoard(state)
      .filter((one) => areAdversaries(one, caster) && one.states.hole === undefined && isOpen(state, one))
      .filter((one) => isNear(state, caster, one, range) && canSee(state, caster, one)),
  );

/** The caster or one of its side, on the ground too; in a hole only from the next square (REG-VERDICT-26). */
export const friend = (range: number): Aiming =>
  oneOf((state, caster) =>
    onBoard(state)
      .filter((one) => !areAdversaries(one, caster) && isOpen(state, one))
      .filter((one) => isNear(state, caster, one, range))
      .filter((one) =>
        one.states.hole === undefined ? canSee(state, caster, one) : reaches(state, caster, one),
      ),
  );

function isNear(state: State, caster: Character, one: Character, range: number): boolean {
  return range === 1 ? reaches(state, caster, one) : distance(caster, one) <= range;
}

/** The caster alone. */
export const self: Aiming = {
  aims: (state, caster) => (isOpen(state, caster) ? [{}] : []),
  reached: (_state, caster) => [caster],
};

/** All that the caster sees, of either side, as far as they are meant; with none there is nothing to cast. */
export const inSight = (isMeant: (state: State, caster: Character, one: Character) => boolean): Aiming => {
  const reached = (state: State, caster: Character) =>
    onBoard(state)
      .filter((one) => one.id !== caster.id && isMeant(state, caster, one) && isExposed(state, caster, one))
      .filter((one) => canSee(state, caster, one))
      .toSorted(byRow);
  return { aims: (state, caster) => (reached(state, caster).length > 0 ? [{}] : []), reached };
};

/** REG-RULING-83, REG-VERDICT-26: whom a spell over an area finds; duellists and who sits in a hole are left out. */
export function isExposed(state: State, caster: Character, one: Character): boolean {
  return one.states.hole === undefined && !isLeftAlone(one, caster) && isOpen(state, one);
}

/** Something is named at the casting as well. */
export const naming = (aiming: Aiming, names: readonly string[]): Aiming => ({
  ...aiming,
  *aims(state, caster) {
    for (const aim of aiming.aims(state, caster)) for (const how of names) yield { ...aim, how };
  },
});
