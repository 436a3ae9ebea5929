import { isUp, pvOf } from "../../characters.ts";
import { canEnter, indexOf } from "../../grid/ground.ts";
import { directions, type Square, sameSquare } from "../../grid/square.ts";
import { notAroundCorner } from "../../grid/steps.ts";
import { type Ways, waysFrom } from "../../grid/ways.ts";
import { actionsOf } from "../../sheet/counters.ts";
import { has } from "../../sheet/traits.ts";
import { profileOf } from "../../shelf.ts";
import type { SeenCharacter } from "../../view.ts";
import { lossTo } from "./blows.ts";
import { type Known, onceKnown } from "./known.ts";

/** What an MJ character can do in its next turn. */
export interface Threat {
  readonly foe: SeenCharacter;
  readonly actions: number;
  /** Steps for one P.Action. */
  readonly pace: number;
  readonly ways: Ways;
}

/** Who has to be reckoned with: those who will act, and how far they come. */
export const threatsTo = onceKnown((known): readonly Threat[] =>
  known.foes.flatMap((foe) => {
    const { lost, web } = foe.states;
    const actions = actionsOf(known.state, foe) - (web === undefined ? 0 : 2);
    if (actions <= 0 || lost !== undefined) return [];
    const isSlow = profileOf(foe.card).traits.some(({ id }) => id === "walks-only");
    return [{ foe, actions, pace: isSlow ? 1 : 2, ways: waysOfFoe(known, foe) }];
  }),
);

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

/** What the group has to expect in the next turn of the MJ with somebody on a square, in PV; a fall counts for more. */
export function dangerFor(
  known: Known,
  threats: readonly Threat[],
  who: SeenCharacter,
): (square: Square) => number {
  const up = known.friends.filter((one) => isUp(one) && !has(known.state, one, "invisible"));
  const own = up.findIndex(({ id }) => id === who.id);
  // Where the others stand does not change from square to square.
  const others = threats.map((threat) => ({ threat, prey: preyAmong(threat, up, own) }));
  return (square) => {
    const expected = new Map<SeenCharacter, number[]>();
    for (const { threat, prey } of others) {
      const target = nearer(prey, own < 0 ? undefined : preyAt(threat, who, own, square));
      if (target === undefined) continue;
      const loss = blowsAfter(threat, target.steps) * lossTo(known, target.one, threat.foe);
      expected.set(target.one, [...(expected.get(target.one) ?? []), loss]);
    }
    let danger = 0;
    for (const [one, losses] of expected) {
      // Who is not learned reckons with all who come that far.
      const room = known.level.isLearned ? roomAround(known, who, square, one) : losses.length;
      const loss = total(losses.length > room ? worst(losses).slice(0, room) : losses);
      danger += loss + downfall * Math.min(1, loss / Math.max(1, pvOf(one))) ** 2;
    }
    return danger;
  };
}

const worst = (losses: readonly number[]): readonly number[] => losses.toSorted((a, b) => b - a);

const total = (losses: readonly number[]): number => losses.reduce((sum, loss) => sum + loss, 0);

/** So many find a place to strike one of ours from, once `who` stands on that square: in a corridor one. */
function roomAround(
  { ground, friends }: Known,
  who: SeenCharacter,
  square: Square,
  one: SeenCharacter,
): number {
  const target = one.id === who.id ? square : one;
  const isTaken = (at: Square) =>
    (one.id !== who.id && sameSquare(at, square)) ||
    friends.some((other) => other.id !== who.id && sameSquare(other, at));
  return directions
    .map(({ x, y }) => ({ x: target.x + x, y: target.y + y }))
    .filter((at) => canEnter(ground, at.x, at.y) && notAroundCorner(ground, at, target) && !isTaken(at))
    .length;
}

/** What it costs the group that somebody falls, in PV. */
const downfall = 15;

/** Somebody of ours for whom an MJ character may make. */
interface Prey {
  readonly one: SeenCharacter;
  /** Its place among ours. */
  readonly place: number;
  readonly steps: number;
}

function preyAmong(threat: Threat, friends: readonly SeenCharacter[], but: number): Prey | undefined {
  let best: Prey | undefined;
  for (const [place, one] of friends.entries())
    if (place !== but) best = nearer(best, preyAt(threat, one, place, one));
  return best;
}

function preyAt(threat: Threat, one: SeenCharacter, place: number, square: Square): Prey | undefined {
  const steps = stepsTo(threat, square);
  return steps === undefined ? undefined : { one, place, steps };
}

/** REG-AUTO-02, 03: the weakest beside it, else the nearest. */
function nearer(a: Prey | undefined, b: Prey | undefined): Prey | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const weaker = a.steps === 0 && b.steps === 0 ? pvOf(a.one) - pvOf(b.one) : 0;
  return (a.steps - b.steps || weaker || a.place - b.place) <= 0 ? a : b;
}
