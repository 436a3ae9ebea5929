import type { Habit } from "./habit.ts";

/** REG-AUTO-05. */
export const revenant: Habit = { holdsItsGround: true };
