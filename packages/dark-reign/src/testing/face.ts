import { type Face, powerDieOf } from "../dice/faces.ts";

/** The throw with which the power die of a level shows this face. */
export function face(level: number, shown: Face): number {
  const index = powerDieOf(level)?.faces.indexOf(shown) ?? -1;
  if (index < 0) throw new Error(`the die of level ${level} has no ${shown}`);
  return index;
}
