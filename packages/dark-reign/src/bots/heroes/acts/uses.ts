import type { DeedOption } from "../../../asked/deed.ts";
import { pvOf } from "../../../characters.ts";
import { thingCardOf } from "../../../shelf.ts";
import { thingOf } from "../../../things.ts";
import type { SeenCharacter } from "../../../view.ts";
import type { Act } from "../act.ts";
import { healingOf } from "../care.ts";
import { chanceIn } from "../chance.ts";
import { type Known, seenAs } from "../known.ts";
import { might } from "../might.ts";

interface Using {
  readonly who: SeenCharacter;
  readonly target: SeenCharacter | undefined;
}

/** What a bot knows of something that is used: what that is worth now, in PV. */
type Usage = (known: Known, using: Using) => number;

const inNeed =
  (worth: number): Usage =>
  ({ foes, level }) =>
    foes.length > 0 && level.isLearned ? worth : 0;

/** REG-SCROLL-02. */
const banished: Usage = (known, { target }) => {
  if (target === undefined) return 0;
  const trial = { test: "banishment", of: "will", difficulty: 6, rule: "REG-SCROLL-02" } as const;
  return might(known, target) * (1 - chanceIn(known, target, trial)) - 2;
};

const eased = (known: Known): number =>
  known.friends.reduce((sum, one) => sum + healingOf(known, one, 16), 0) - 6;

/** By the card of what is used; arms that are loaded, and runes, are named by their sort. */
export const usages: Readonly<Record<string, Usage>> = {
  "scroll-of-banishment": banished,
  "scroll-of-cure": eased,
  "scroll-of-protection": (known, { target }) =>
    known.foes.length > 0 && target !== undefined ? 6 + pvOf(target) / 10 : 0,
  "scroll-of-teleportation": () => 0,
  "scroll-of-time": inNeed(15),
  "scroll-of-resurrection": () => 30,
  "healing-stone": (known, { target }) =>
    target === undefined ? 0 : 1.5 * healingOf(known, target, 3) + 0.1,
  "ring-of-teleportation": () => 0,
  "ring-of-divination": () => 0,
  crossbow: () => 2,
};

/** A rune is bound as soon as there is something to bind it to. */
const binding = 1;

/** REG-USE: as it is offered where somebody stands. */
export function useActs(known: Known, who: SeenCharacter, options: readonly DeedOption[]): readonly Act[] {
  return options.flatMap((option) => {
    const { deed, thing, target, cost, id: _, ...aim } = option;
    if (deed !== "use" || thing === undefined) return [];
    const card = thingCardOf(thingOf(known.state, thing).card);
    const on = target === undefined ? undefined : seenAs(known, target);
    const worth = card.isRune ? binding : (usages[card.id]?.(known, { who, target: on }) ?? 0);
    const wish = { deed, thing, ...(target === undefined ? {} : { target }), ...aim };
    return [{ wish, cost: Math.max(1, cost), worth }];
  });
}
