import { indexOf, squaresOf, terrainAt } from "../../grid/ground.ts";
import { distance, type Square, sameSquare } from "../../grid/square.ts";
import { reaches } from "../../grid/steps.ts";
import { stepsAt } from "../../grid/ways.ts";
import { has } from "../../sheet/traits.ts";
import type { SeenCharacter } from "../../view.ts";
import type { Act } from "./act.ts";
import { attacksFrom } from "./acts/attacks.ts";
import { questActs } from "./acts/quest.ts";
import { remediesFrom } from "./acts/remedies.ts";
import { spellsFrom } from "./acts/spells.ts";
import { chanceIn } from "./chance.ts";
import { dangerFor, threatsTo } from "./danger.ts";
import { exitFor, isHasty } from "./haste.ts";
import type { Known } from "./known.ts";
import { barringOf } from "./room.ts";
import { sightOf } from "./sight.ts";
import { type Plan, planOf } from "./sum-up.ts";
import { priceOf, waysOf } from "./ways.ts";

/** A square to act from, and all that speaks for it. */
export interface Stance extends Plan {
  readonly square: Square;
  /** P.Action to get there. */
  readonly price: number;
}

/** The best square within reach, with what is done there: one's own too. `here` are acts that were judged where it stands. */
export function bestStance(
  known: Known,
  who: SeenCharacter,
  here: readonly Act[],
  ready = 0,
): Stance | undefined {
  const { level, foes, ground } = known;
  const threats = level.foresight > 0 ? threatsTo(known) : [];
  const dangerAt = dangerFor(known, threats, who);
  const sight = sightOf(known, who);
  const attacks = attacksFrom(known, who, sight);
  const spells = spellsFrom(known, who, sight);
  const remedies = remediesFrom(known, who);
  const quest = questActs(known, who);
  const onward = onwardFrom(known, who);
  const breakaway = riskOfLeaving(known, who);
  const barring = level.foresight > 0 ? barringOf(known, who) : () => 0;
  let best: Stance | undefined;
  for (const { square, price } of squaresWithin(known, who, ready)) {
    const isHere = sameSquare(square, who);
    const acts = [
      ...attacks(square),
      ...spells(square),
      ...remedies(square),
      ...quest(square),
      ...(isHere ? here : []),
    ];
    const plan = planOf(known, acts, who.actions - price);
    const danger = level.foresight * dangerAt(square);
    const far = Math.min(...foes.map((foe) => distance(square, foe)));
    const sway = terrainAt(ground, square) === "bridge" ? 2 : 0;
    const worth =
      plan.worth -
      danger -
      barring(square) -
      (isHere ? 0 : breakaway) -
      0.05 * price -
      0.1 * far -
      sway +
      onward(square) +
      whimOf(known);
    if (best === undefined || worth > best.worth) best = { square, price, acts: plan.acts, worth };
  }
  return best;
}

/** What a step towards the way out is worth where time presses, in PV. */
const hurry = 1.5;

/** Where time presses, how much nearer a square is to the way out: through the gate is best of all. */
function onwardFrom(known: Known, who: SeenCharacter): (square: Square) => number {
  const exit = isHasty(known) ? exitFor(known, who) : undefined;
  if (exit === undefined) return () => 0;
  return (square) => {
    if (exit.isGate && sameSquare(square, exit.element)) return 40;
    return -hurry * (stepsAt(exit.ways, square) ?? 20);
  };
}

const whimOf = ({ level, rng }: Known): number =>
  level.whim === 0 ? 0 : (level.whim * rng.int(0, 100)) / 100;

function squaresWithin(
  known: Known,
  who: SeenCharacter,
  ready: number,
): readonly { readonly square: Square; readonly price: number }[] {
  const { steps } = waysOf(known, who);
  return squaresOf(known.ground).flatMap((square) => {
    const count = steps[indexOf(known.ground, square.x, square.y)] ?? -1;
    if (count < 0) return [];
    const price = priceOf(known, who, count, ready);
    return price <= who.actions ? [{ square, price }] : [];
  });
}

/** REG-BLOCK: what it costs on average to step away from those beside it, in PV. */
function riskOfLeaving(known: Known, who: SeenCharacter): number {
  const { state, ground, foes } = known;
  if (has(state, who, "unblocked") || has(state, who, "invisible")) return 0;
  const isBlocked = foes.some((foe) => foe.states.web === undefined && reaches(ground, foe, who));
  if (!isBlocked) return 0;
  const trial = { test: "blocking", of: "agility", rule: "REG-BLOCK-01" } as const;
  return 3 * (1 - chanceIn(known, who, trial));
}
