import { type Table, verbs } from "@ossuaire/kernel";
import type { Event } from "./events.ts";
import type { DarkReignOptions } from "./options.ts";
import type { Question } from "./questions.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

/** The types of this game, in one bundle. */
export interface DarkReign {
  readonly options: DarkReignOptions;
  readonly state: State;
  readonly event: Event;
  readonly view: View;
  readonly question: Question;
}

/** What the scripts of this game have in their hands … */
export type DarkTable = Table<DarkReign>;

/** … and how they ask. */
export const { amount, choose, pick, place } = verbs<DarkReign>();
