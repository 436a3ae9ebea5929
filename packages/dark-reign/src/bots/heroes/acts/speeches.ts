import type { DeedOption } from "../../../asked/deed.ts";
import { speak } from "../../../deeds/speak.ts";
import { zoneAt } from "../../../grid/ground.ts";
import { has } from "../../../sheet/traits.ts";
import type { SeenCharacter } from "../../../view.ts";
import type { Act } from "../act.ts";
import { lossTo } from "../blows.ts";
import { chanceOf } from "../chance.ts";
import { blowsAfter, stepsTo, threatsTo } from "../danger.ts";
import { type Known, standing } from "../known.ts";
import { might } from "../might.ts";

/** What a P.Action is worth in a fight, in PV. */
const anAction = 2;

/** REG-SPEECH: what words are worth, against what they cost if nobody listens. */
export function speechActs(known: Known, who: SeenCharacter, options: readonly DeedOption[]): readonly Act[] {
  if (!known.level.isLearned) return [];
  return options.flatMap(({ deed, how, target, cost }) => {
    if (deed !== "speak" || how === undefined || how === "corruption" || target !== undefined) return [];
    const worth = worths[how]?.(known, who) ?? 0;
    return [{ wish: { deed, how }, cost, worth, isSingle: true }];
  });
}

/** By the kind of speech; nobody is bribed, for the purse is the score (REG-VERDICT-49). */
const worths: Readonly<Record<string, (known: Known, who: SeenCharacter) => number>> = {
  // REG-SPEECH-06: a P.Action of whoever is afraid then.
  threat(known, who) {
    const cowed = inZone(known, who, known.foes).filter((foe) => !has(known.state, foe, "fearless"));
    const gain = cowed.reduce((sum, foe) => sum + might(known, foe) / 8, 0);
    const chance = chanceOf(known, who, speak, { how: "threat" });
    return chance * gain - (1 - chance) * 2.5 * anAction;
  },
  // REG-SPEECH-08, 10.
  bravery(known, who) {
    const fresh = unfinished(known, who);
    const chance = chanceOf(known, who, speak, { how: "bravery" });
    return fresh * anAction * (2 * chance - 1);
  },
  // REG-SPEECH-11, 12: they lose their next turn.
  manipulation(known, who) {
    const spared = inZone(known, who, known.foes).reduce((sum, foe) => sum + lossFrom(known, foe), 0);
    const chance = chanceOf(known, who, speak, { how: "manipulation" });
    const lost = Math.min(2, who.actions - 2) + 2 * (unfinished(known, who) - 1);
    return chance * known.level.foresight * spared - (1 - chance) * anAction * lost;
  },
};

/** What it would take from the nearest of us in its turn. */
function lossFrom(known: Known, foe: SeenCharacter): number {
  const threat = threatsTo(known).find((one) => one.foe.id === foe.id);
  if (threat === undefined) return 0;
  const losses = standing(known.friends).map((one) => {
    const steps = stepsTo(threat, one);
    return steps === undefined ? 0 : blowsAfter(threat, steps) * lossTo(known, one, foe);
  });
  return Math.max(0, ...losses);
}

function inZone(
  { ground }: Known,
  who: SeenCharacter,
  all: readonly SeenCharacter[],
): readonly SeenCharacter[] {
  const zone = zoneAt(ground, who);
  return all.filter((one) => zoneAt(ground, one) === zone);
}

/** REG-RULING-77: those of ours in the zone, the speaker too, who still act in this turn. */
function unfinished(known: Known, who: SeenCharacter): number {
  const { done } = known.view.turn;
  return inZone(known, who, standing(known.friends)).filter(({ id }) => !done.includes(id)).length;
}
