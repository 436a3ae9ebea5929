import type { Move } from "@ossuaire/kernel";
import type { Event } from "../events.ts";
import type { DarkReign } from "../table.ts";
import { learner } from "./position.ts";

/** One option and no other: the learner finds out how it is chosen. */
export function does(option: string, counts: Move<DarkReign>["counts"] = () => true): Move<DarkReign> {
  return { seat: learner, options: [option], show: () => ({ kind: "choose", option }), counts };
}

/** Something of this kind was told. */
export function told(type: Event["type"]): Move<DarkReign>["counts"] {
  return ({ events }) => events.some((event) => event.type === type);
}

/** The dice were kind: a test was passed. */
export const passed: Move<DarkReign>["counts"] = ({ events }) =>
  events.some((event) => event.type === "tested" && event.passed);
