import type { WhoOption } from "../../asked/fight.ts";
import { byRow } from "../../grid/square.ts";
import type { SeenCharacter } from "../../view.ts";
import { characterIn, type Scene } from "./scene.ts";
import { standingFor } from "./target.ts";
import { journeyTo } from "./way.ts";

/** REG-AUTO-01: the shortest way to one that stands first, those without a way last; ties by row, then column. */
export function inOrder(scene: Scene, options: readonly WhoOption[]): readonly SeenCharacter[] {
  const steps = new Map(
    options
      .flatMap(({ target }) => (target === undefined ? [] : [characterIn(scene, target)]))
      .map((who) => [who, journeyTo(scene, who, standingFor(scene, who))?.steps ?? Infinity]),
  );
  return [...steps.keys()].toSorted((a, b) => compare(steps.get(a), steps.get(b)) || byRow(a, b));
}

function compare(a = Infinity, b = Infinity): number {
  return a === b ? 0 : a - b;
}
