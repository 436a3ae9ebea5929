import type { Habit } from "./habit.ts";
import { ogre } from "./ogre.ts";
import { rat } from "./rat.ts";
import { revenant } from "./revenant.ts";
import { spider } from "./spider.ts";

const habits: Readonly<Record<string, Habit>> = { revenant, ogre, rat, spider };

/** The habit of a kind of monster, if it has one. */
export const habitOf = (card: string): Habit => habits[card] ?? {};
