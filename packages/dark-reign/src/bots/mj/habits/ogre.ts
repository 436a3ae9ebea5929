import type { Habit } from "./habit.ts";

/** REG-AUTO-06. */
export const ogre: Habit = { likesPower: ({ actions }, targets) => actions >= 2 && targets === 1 };
