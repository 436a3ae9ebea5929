import { isUp, pvOf } from "../../characters.ts";
import { canEnter, indexOf } from "../../grid/ground.ts";
import { directions, type Square } from "../../grid/square.ts";
import { notAroundCorner } from "../../grid/steps.ts";
import { type Ways, waysFrom } from "../../grid/ways.ts";
import { actionsOf } from "../../sheet/counters.ts";
import { has } from "../../sheet/traits.ts";
import { profileOf } from "../../shelf.ts";
import type { SeenCharacter } from "../../view.ts";
import { lossTo } from "./blows.ts";
import type { Known } from "./known.ts";

/** What an MJ character can do in its next turn. */
export interface Threat {
  readonly foe: SeenCharacter;
  readonly actions: number;
  /** Steps for one P.Action. */
  readonly pace: number;
  readonly ways: Ways;
}

/** Worked out once for each question. */
const reckoned = new WeakMap<Known, readonly Threat[]>();

/** Who has to be reckoned with: those who will act, and how far they come. */
export function threatsTo(known: Known): readonly Threat[] {
  const threats = reckoned.get(known) ?? workedOut(known);
  reckoned.set(known, threats);
  return threats;
}

function workedOut(known: Known): readonly Threat[] {
  return known.foes.flatMap((foe) => {
    const { lost, web } = foe.states;
    const actions = actionsOf(known.state, foe) - (web === undefined ? 0 : 2);
    if (actions <= 0 || lost !== undefined) return [];
    const isSlow = profileOf(foe.card).traits.some(({ id }) => id === "walks-only");
    return [{ foe, actions, pace: isSlow ? 1 : 2, ways: waysOfFoe(known, foe) }];
  });
}

/** Its own side makes way for it, ours does not. */
function waysOfFoe({ ground, friends }: Known, foe: SeenCharacter): Ways {
  const index = ({ x, y }: Square) => indexOf(ground, x, y);
  const closed = new Set(friends.map(index));
  return waysFrom(ground, foe, (x, y) =>
    canEnter(ground, x, y) && !closed.has(indexOf(ground, x, y)) ? 1 : 0,
  );
}

/** How many steps it is away from a square from which it can strike this one; undefined if no way leads there. */
export function stepsTo({ ways, foe }: Threat, target: Square): number | undefined {
  const { ground, steps } = ways;
  let best: number | undefined;
  for (const { x, y } of directions) {
    const from = { x: target.x + x, y: target.y + y };
    const count = from.x === foe.x && from.y === foe.y ? 0 : (steps[indexOf(ground, from.x, from.y)] ?? -1);
    if (count < 0 || (best !== undefined && count >= best)) continue;
    if (notAroundCorner(ground, from, target)) best = count;
  }
  return best;
}

/** So many attacks are left once it has come there. */
export function blowsAfter({ actions, pace }: Threat, steps: number): number {
  return Math.max(0, actions - Math.ceil(steps / pace));
}

/** What the group has to expect in the next turn of the MJ with somebody on this square, in PV; a fall counts for more. */
export function dangerWith(
  known: Known,
  threats: readonly Threat[],
  who: SeenCharacter,
  square: Square,
): number {
  const expected = new Map<SeenCharacter, number>();
  const up = known.friends.filter((one) => isUp(one) && !has(known.state, one, "invisible"));
  for (const threat of threats) {
    const target = prey(threat, up, who, square);
    if (target === undefined) continue;
    const blows = blowsAfter(threat, target.steps);
    const loss = blows * lossTo(known, target.one, threat.foe);
    expected.set(target.one, (expected.get(target.one) ?? 0) + loss);
  }
  let danger = 0;
  for (const [one, loss] of expected)
    danger += loss + downfall * Math.min(1, loss / Math.max(1, pvOf(one))) ** 2;
  return danger;
}

/** What it costs the group that somebody falls, in PV. */
const downfall = 15;

/** REG-AUTO-02, 03: the weakest beside it, else the nearest. */
function prey(
  threat: Threat,
  friends: readonly SeenCharacter[],
  who: SeenCharacter,
  square: Square,
): { readonly one: SeenCharacter; readonly steps: number } | undefined {
  let best: { one: SeenCharacter; steps: number } | undefined;
  for (const one of friends) {
    const steps = stepsTo(threat, one.id === who.id ? square : one);
    if (steps === undefined) continue;
    const isBetter =
      best === undefined ||
      steps < best.steps ||
      (steps === best.steps && steps === 0 && pvOf(one) < pvOf(best.one));
    if (isBetter) best = { one, steps };
  }
  return best;
}
