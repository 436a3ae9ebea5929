import { reaches } from "../../../grid/steps.ts";
import type { SeenCharacter } from "../../../view.ts";
import { standingFor } from "../target.ts";
import { costOf, journeyTo } from "../way.ts";
import type { Habit } from "./habit.ts";

const isUnwebbed = ({ states }: SeenCharacter): boolean => states.web === undefined;

/** REG-AUTO-07. */
export const spider: Habit = {
  prefers(targets) {
    const free = targets.filter(isUnwebbed);
    return free.length > 0 ? free : targets;
  },
  /** Away from those it has webbed, to another that it can still reach and attack this turn. */
  errand(scene, who, ready) {
    const targets = standingFor(scene, who);
    const free = targets.filter(isUnwebbed);
    const isBusy = targets.some((one) => reaches(scene.ground, who, one));
    if (!isBusy || free.some((one) => reaches(scene.ground, who, one))) return undefined;
    const journey = journeyTo(scene, who, free);
    const isInTime = journey !== undefined && costOf(scene, who, journey.way.slice(ready)) + 1 <= who.actions;
    return isInTime ? journey : undefined;
  },
};
