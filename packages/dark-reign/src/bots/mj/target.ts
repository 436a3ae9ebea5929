import { byRow } from "../../grid/square.ts";
import { reaches } from "../../grid/steps.ts";
import type { SeenCharacter } from "../../view.ts";
import { is, isUp, onBoard, pvOf, type Scene } from "./scene.ts";

/** REG-AUTO-01: PJ and allies that it can attack; the invisible, those in holes or in a duel with others count as absent. */
function adversariesOf(scene: Scene, who: SeenCharacter): readonly SeenCharacter[] {
  const { duel } = who.states;
  return onBoard(scene).filter(
    (one) =>
      one.side !== who.side &&
      one.states.hole === undefined &&
      !is(scene, one, "invisible") &&
      (one.states.duel === undefined || one.states.duel === who.id) &&
      (duel === undefined || duel === one.id),
  );
}

/** REG-AUTO-01, 03: those that stand. */
export const standingFor = (scene: Scene, who: SeenCharacter): readonly SeenCharacter[] =>
  adversariesOf(scene, who).filter(isUp);

/** REG-AUTO-02: the fewest PV, then row, then column. */
export function weakest<One extends SeenCharacter>(targets: readonly One[]): One | undefined {
  return targets.toSorted((a, b) => pvOf(a) - pvOf(b) || byRow(a, b))[0];
}

/** REG-AUTO-05, 08: whoever is beside it, standing or not. */
export function hasAdversaryBeside(scene: Scene, who: SeenCharacter): boolean {
  return onBoard(scene).some((one) => one.side !== who.side && reaches(scene.ground, who, one));
}
