import type * as kernel from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";

/** A turn of the tutorial, or what stands before and after the turns. */
export type LessonPart = kernel.LessonPart<Conquest>;
export type Step = kernel.Step<Conquest>;
export type Move = kernel.Move<Conquest>;
