import type { Going } from "@ossuaire/kernel";
import { sameSquare } from "./grid/square.ts";
import { isCalm, stepAlong } from "./seen/journey.ts";
import { reachOf } from "./seen/reach.ts";
import type { DarkReign } from "./table.ts";

/** REG-MOVE: several squares at once, a decision each, until something happens. */
export const going: Going<DarkReign> = {
  way(view, question, to) {
    if (question.prompt !== "act") return [];
    return reachOf(view, question).find((one) => sameSquare(one, to))?.way ?? [];
  },
  step(view, question, way) {
    const option = stepAlong(view, question, way);
    return option === undefined ? undefined : { option, left: way.slice(option === "stop" ? 0 : 1) };
  },
  isCalm: (before, after) => isCalm(before, after, before.turn.acting ?? ""),
};
