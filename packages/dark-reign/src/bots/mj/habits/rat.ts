import { byRow } from "../../../grid/square.ts";
import { profileOf } from "../../../shelf.ts";
import type { SeenCharacter } from "../../../view.ts";
import { onBoard } from "../scene.ts";
import { hasAdversaryBeside } from "../target.ts";
import { costOf, journeyTo } from "../way.ts";
import type { Habit } from "./habit.ts";

/** REG-AUTO-08: a small group first joins the nearest other one that it can reach this turn. */
export const rat: Habit = {
  errand(scene, who, ready) {
    if (!isSmall(who) || !isHale(who) || hasAdversaryBeside(scene, who)) return undefined;
    const others = onBoard(scene).filter(
      (one) =>
        one.id !== who.id && one.side === who.side && one.card === who.card && isSmall(one) && isHale(one),
    );
    return others
      .toSorted(byRow)
      .flatMap((one) => {
        const journey = journeyTo(scene, who, [one]);
        return journey === undefined ? [] : [{ ...journey, joins: one.id }];
      })
      .filter(({ way, steps }) => way.length === steps && costOf(scene, who, way.slice(ready)) < who.actions)
      .toSorted((a, b) => a.steps - b.steps)[0];
  },
};

const isSmall = ({ card, pv }: SeenCharacter): boolean => pv.length < (profileOf(card).swarm ?? 1);

/** REG-RULING-94: neither joins nor is joined while it burns, is poisoned, webbed or in a duel. */
const isHale = ({ states }: SeenCharacter): boolean =>
  [states.fire, states.poison, states.web, states.duel].every((one) => one === undefined);
