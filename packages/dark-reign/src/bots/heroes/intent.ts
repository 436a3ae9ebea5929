import type { DeedOption } from "../../asked/deed.ts";
import type { Square } from "../../grid/square.ts";
import { sameSquare } from "../../grid/square.ts";
import { deedAlong } from "../../seen/journey.ts";
import type { SeenCharacter } from "../../view.ts";
import { type Act, optionFor } from "./act.ts";
import { shutDoorAt } from "./doors.ts";
import { handling } from "./handling.ts";
import type { Known } from "./known.ts";

/** Where somebody is going, and what it does once it is there. */
export interface Intent {
  /** Without the square on which it stands. */
  readonly way: readonly Square[];
  /** The best first. */
  readonly acts: readonly Act[];
}

export const nothing: Intent = { way: [], acts: [] };

/** The deed that serves it now, if there is one. */
export function deedFor(
  known: Known,
  who: SeenCharacter,
  { way, acts }: Intent,
  options: readonly DeedOption[],
): DeedOption | undefined {
  const door = way[0] && shutDoorAt(known, way[0]);
  if (door !== undefined) return firstOf(options, handling(known, who, door));
  if (way.length > 0)
    return deedAlong(known.ground, options, way) ?? passing(options, way) ?? firstOf(options, acts);
  return firstOf(options, acts);
}

function firstOf(options: readonly DeedOption[], acts: readonly Act[]): DeedOption | undefined {
  for (const act of acts) {
    const option = optionFor(options, act);
    if (option !== undefined) return option;
  }
  return undefined;
}

/** REG-MOVE-07: through somebody of ours who stands in the way. */
function passing(options: readonly DeedOption[], [next, then]: readonly Square[]): DeedOption | undefined {
  if (next === undefined || then === undefined) return undefined;
  return options.find(
    ({ deed, via, square }) =>
      deed === "pass" && via && square && sameSquare(via, next) && sameSquare(square, then),
  );
}
