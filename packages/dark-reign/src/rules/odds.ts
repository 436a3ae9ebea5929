import type { Blow, Defence, Offence } from "../blow.ts";
import { characterOf, pvOf } from "../characters.ts";
import { type Chance, type Odds, oddsOfAmount, oddsOfThrow } from "../dice/odds.ts";
import type { State } from "../state.ts";
import { verdictOnSum } from "./offence.ts";

/** What an attack is worth, as fractions of whole numbers. */
export interface AttackOdds {
  readonly hit: Chance;
  /** At least 1 PV is lost. */
  readonly wound: Chance;
  /** The target is at 0: it falls, or dies. */
  readonly fell: Chance;
  /** PV lost on average. */
  readonly loss: Chance;
}

/** How both sides use what they have; destiny is left out, for it is rarely spent. */
interface Policy {
  /** REG-RULING-42: the target parries whatever would take at least 1 PV. */
  readonly parries?: boolean;
}

/**
 * The exact odds of an attack, for bots and screen alike: the same verdict on every sum as the script's, the weapon's reroll
 * after a miss and a parry by REG-RULING-44. Nothing is sampled.
 */
export function oddsOfAttack(state: State, blow: Blow, { parries = false }: Policy = {}): AttackOdds {
  const target = characterOf(state, blow.target);
  return oddsAgainst(blow, { pv: pvOf(target), dies: target.side === "mj", parries });
}

/** What is struck: PV that are left, whether no more than those are lost, whether it parries. */
interface Struck extends Required<Policy> {
  readonly pv: number;
  readonly dies: boolean;
}

/** The same of whatever can be struck: somebody, a door (REG-BASH-02). */
export function oddsAgainst(blow: Offence & Defence, { pv, dies, parries }: Struck): AttackOdds {
  const odds = oddsOfBlow(blow);
  const verdict = (sum: Sum) => verdictOnSum(blow, sum);
  const measured = (measure: (sum: Sum) => number): Chance => {
    const once = courses(odds, (sum) => ({ cases: measure(sum), of: 1 }));
    const isParried = (sum: Sum) => parries && verdict(sum).damage > 0;
    const isRerolled = (sum: Sum) => blow.rerolls && !verdict(sum).hits;
    const stands = (sum: Sum): Chance => ({ cases: measure(sum), of: 1 });
    const afterReroll = courses(odds, (sum) => (isParried(sum) ? once : stands(sum)));
    const afterParry = courses(odds, (sum) => (isRerolled(sum) ? once : stands(sum)));
    return courses(odds, (sum) => {
      if (isRerolled(sum)) return afterReroll;
      return isParried(sum) ? afterParry : stands(sum);
    });
  };
  const loss = ({ damage }: { readonly damage: number }) => (dies ? Math.min(damage, pv) : damage);
  return {
    hit: measured((sum) => (verdict(sum).hits ? 1 : 0)),
    wound: measured((sum) => (verdict(sum).damage > 0 ? 1 : 0)),
    fell: measured((sum) => (verdict(sum).damage >= pv && pv > 0 ? 1 : 0)),
    loss: measured((sum) => loss(verdict(sum))),
  };
}

type Sum = number | "X";

/** REG-MELEE-10: against an immobile target an X is worth 0, and the other dice count. */
function oddsOfBlow({ kind, isStill, level, dice }: Offence & Defence): Odds {
  const odds = oddsOfThrow(level, dice);
  if (kind !== "melee" || !isStill || level === 0 || odds.x === 0) return odds;
  const others = oddsOfAmount({ force: false, fixed: 0, dice, kind: "D" });
  const weight = odds.x / others.of;
  const lowest = Math.min(odds.lowest, others.lowest);
  const end = Math.max(odds.lowest + odds.counts.length, others.lowest + others.counts.length);
  const counts = Array.from(
    { length: end - lowest },
    (_, i) => countOf(odds, lowest + i) + weight * countOf(others, lowest + i),
  );
  return { of: odds.of, x: 0, lowest, counts };
}

const countOf = ({ lowest, counts }: Odds, sum: number): number => counts[sum - lowest] ?? 0;

/** What a throw leads to, over all its cases. All fractions here are over powers of one number: the largest serves all. */
function courses(odds: Odds, next: (sum: Sum) => Chance): Chance {
  const cases: (readonly [number, Chance])[] = odds.counts.map((count, i) => [count, next(odds.lowest + i)]);
  cases.push([odds.x, next("X")]);
  const common = Math.max(...cases.map(([, { of }]) => of));
  const total = cases.reduce((sum, [count, chance]) => sum + count * chance.cases * (common / chance.of), 0);
  return { cases: total, of: odds.of * common };
}
