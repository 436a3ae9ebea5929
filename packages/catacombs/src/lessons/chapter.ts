import type { LessonPart } from "@ossuaire/kernel";
import { type Situation, termsOf } from "../position.ts";
import type { Catacombs } from "../table.ts";

/** A part of a lesson that begins from a position of its own, so that it can be opened by itself. */
export type Chapter = LessonPart<Catacombs> & Required<Pick<LessonPart<Catacombs>, "terms">>;

/** A moment of a fight. A flick of the learner may be taken back, so everything may. */
export function moment(situation: Situation): Chapter["terms"] {
  return () => termsOf(situation, "lesson", "consent");
}
