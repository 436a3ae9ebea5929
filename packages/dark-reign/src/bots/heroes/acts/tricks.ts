import type { DeedOption } from "../../../asked/deed.ts";
import { pvOf } from "../../../characters.ts";
import { shove } from "../../../deeds/shove.ts";
import { steal } from "../../../deeds/steal.ts";
import { hindranceAt } from "../../../grid/ground.ts";
import { directions, distance } from "../../../grid/square.ts";
import { notAroundCorner } from "../../../grid/steps.ts";
import type { SeenCharacter } from "../../../view.ts";
import type { Act } from "../act.ts";
import { lossTo } from "../blows.ts";
import { chanceOf } from "../chance.ts";
import { type Known, seenAs } from "../known.ts";
import { might } from "../might.ts";

/** What is cleverer than a blow: to rob whoever is said to have something, to shove somebody into what lies behind. */
export function trickActs(known: Known, who: SeenCharacter, options: readonly DeedOption[]): readonly Act[] {
  if (!known.level.isLearned) return [];
  return options.flatMap(({ deed, target, cost }) => {
    const judge = tricks[deed];
    if (judge === undefined || target === undefined) return [];
    const worth = judge(known, who, seenAs(known, target));
    return worth > 0 ? [{ wish: { deed, target }, cost, worth, isSingle: true }] : [];
  });
}

const tricks: Readonly<Record<string, (known: Known, who: SeenCharacter, foe: SeenCharacter) => number>> = {
  // REG-QUEST-02: an ogre has carried off the orb, says the introduction. REG-STEAL-08: it strikes back.
  steal(known, who, foe) {
    if (known.view.options.quest !== "orb" || foe.card !== "ogre" || foe.states.robbed) return 0;
    const chance = chanceOf(known, who, steal, { target: foe.id });
    return chance * 25 - (1 - chance) * 2 * lossTo(known, who, foe);
  },
  // REG-LEVEL, REG-LAVA-01: lava kills; water costs a turn.
  shove(known, who, foe) {
    if (foe.side !== "mj" || !hasFallBehind(known, who, foe)) return 0;
    const chance = chanceOf(known, who, shove, { target: foe.id });
    const isLava = known.view.options.level === "hero";
    return chance * might(known, foe) * (isLava ? 1 : Math.min(0.4, 3 / pvOf(foe)));
  },
};

function hasFallBehind({ ground }: Known, who: SeenCharacter, foe: SeenCharacter): boolean {
  return directions
    .map(({ x, y }) => ({ x: foe.x + x, y: foe.y + y }))
    .some(
      (square) =>
        distance(who, square) === 2 &&
        notAroundCorner(ground, foe, square) &&
        hindranceAt(ground, square) === "fall",
    );
}
