import type { Face } from "../dice/faces.ts";
import type { Throw } from "../dice/roll.ts";
import type { Thrown } from "../told/fight.ts";

/** What each die of a throw shows, the power die first. */
export const facesOf = (thrown: Throw | undefined): readonly Face[] =>
  thrown === undefined ? [] : [thrown.face, ...thrown.d];

/** The dice of a throw, as they are told; at level 0 there are none (REG-TEST-10). */
export function diceOf(level: number, thrown: Throw | undefined): Pick<Thrown, "level" | "face" | "dice"> {
  return thrown === undefined ? { level, dice: [] } : { level, face: thrown.face, dice: thrown.d };
}
