import { type Words, w } from "@ossuaire/kernel";

/** A face of a power die: points to add, the blank that adds nothing (REG-TEST-09), or the X that fails (REG-TEST-06). */
export type Face = number | "blank" | "X";

/** REG-DICE-08 to 17: every level from 1 to 10 has a die of its own colour. */
export interface PowerDie {
  readonly level: number;
  readonly colour: Words;
  readonly faces: readonly [Face, Face, Face, Face, Face, Face];
}

/** REG-FACE-01 to 10, from the lowest level to the highest. */
export const powerDice: readonly PowerDie[] = [
  { level: 1, colour: w("marron", "brown"), faces: ["X", "X", -10, -5, -2, "blank"] },
  { level: 2, colour: w("blanc", "white"), faces: ["X", "X", -5, -2, -1, "blank"] },
  { level: 3, colour: w("bleu clair", "light blue"), faces: ["X", -5, -2, -1, "blank", 1] },
  { level: 4, colour: w("bleu foncé", "dark blue"), faces: ["X", -3, -1, "blank", "blank", 1] },
  { level: 5, colour: w("jaune", "yellow"), faces: ["X", -1, -1, "blank", 1, 2] },
  { level: 6, colour: w("vert", "green"), faces: ["X", -1, 0, 1, 2, 3] },
  { level: 7, colour: w("noir", "black"), faces: ["X", 0, 1, 1, 3, 4] },
  { level: 8, colour: w("argent", "silver"), faces: [-3, 1, 2, 3, 4, 5] },
  { level: 9, colour: w("or", "gold"), faces: [-2, 2, 3, 4, 5, 6] },
  { level: 10, colour: w("rubis", "ruby"), faces: [0, 3, 4, 5, 6, 7] },
];

/** The die of a level: none below 1, and above 10 still that of level 10 (REG-RULING-08). */
export function powerDieOf(level: number): PowerDie | undefined {
  return powerDice[Math.min(level, 10) - 1];
}

/** What a face adds to the other dice. An X adds nothing where it does not fail (REG-MELEE-10). */
export function pointsOf(face: Face): number {
  return typeof face === "number" ? face : 0;
}
