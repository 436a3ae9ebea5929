import type { RuleId, Script } from "@ossuaire/kernel";
import { type Hand, rolledD } from "../dice/roll.ts";
import { type Terms, type Tested, tested as throwTest } from "../dice/test.ts";
import type { Characteristic } from "../kinds.ts";
import { magicDiceOf } from "../sheet/hands.ts";
import { levelOf, raised } from "../sheet/levels.ts";
import { effectsOn, sum, traitsOf } from "../sheet/traits.ts";
import { profileOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import type { Trial } from "../trial.ts";
import { rolledWell } from "./again.ts";
import { diceOf, facesOf } from "./thrown.ts";

/** A test with all that can be said against its outcome (REG-RULING-12, REG-EVENT-14). */
export function* tested(table: DarkTable, who: Character, trial: Trial): Script<Tested> {
  const terms = termsOf(table.state, who, trial);
  const result = yield* rolledWell(table, who, {
    cast: (hand) => thrownTest(table, who, trial, terms, hand),
    isBad: ({ passed, thrown }) => !passed && thrown !== undefined,
    shows: ({ thrown }) => facesOf(thrown),
  });
  useUp(table.state, who, trial.test);
  return result;
}

function thrownTest(table: DarkTable, who: Character, trial: Trial, terms: Terms, hand: Hand): Tested {
  const result = throwTest(hand, terms);
  table.tell({
    type: "tested",
    rule: trial.rule,
    who: who.id,
    test: trial.test,
    of: trial.of,
    difficulty: result.difficulty,
    passed: result.passed,
    ...diceOf(terms.level, result.thrown),
    bonus: result.bonus,
    total: result.total,
  });
  return result;
}

/** The level, the D and the bonus with which it is thrown: for the dice, and for whoever asks for the odds. */
export function termsOf(state: State, who: Character, trial: Trial): Terms {
  const { test, of, difficulty = 0, levels = 0, bonus = 0 } = trial;
  const traits = traitsOf(state, who);
  const byTraits = sum(traits.map(({ testLevel }) => testLevel?.(test) ?? 0));
  return {
    level: raised(levelOf(state, who, of), levels + byTraits),
    difficulty: difficulty - sum(traits.map(({ testEase }) => testEase?.(test) ?? 0)),
    d:
      usualDice(who, of) +
      sum(traits.map(({ testDice }) => testDice?.(of) ?? 0)) +
      // REG-SHEET-03: magic points.
      (of === "magic" ? magicDiceOf(state, who) : 0),
    bonus: bonus + sum(traits.map(({ testBonus }) => testBonus?.(test) ?? 0)) + lent(state, who, test),
  };
}

/** What effects add to the next test of this name. */
function lent(state: State, who: Character, test: string): number {
  return sum(
    effectsOn(state, who).map(({ what }) => (what.kind === "bonus" && what.test === test ? what.by : 0)),
  );
}

function useUp(state: State, { id }: Character, test: string): void {
  state.effects = state.effects.filter(
    ({ on, what }) => on !== id || what.kind !== "bonus" || what.test !== test,
  );
}

/** REG-TEST-02, 03, REG-FOE-07. */
function usualDice(who: Character, of: Characteristic): number {
  const exponent = who.hero === undefined ? profileOf(who.card).exponents?.[of] : undefined;
  return exponent ?? (of === "magic" ? 0 : 1);
}

/** So many D, added and told: what for is a name. */
export function throwDice(
  table: DarkTable,
  who: Character,
  count: number,
  what: string,
  rule: RuleId,
): number {
  return castDice(table, who, { count, what, rule }, table.rng).total;
}

interface Cast {
  readonly count: number;
  readonly what: string;
  readonly rule: RuleId;
  /** What they come to; their sum, unless told. */
  readonly read?: (dice: readonly number[]) => number;
}

/** The same with any hand of dice, for rolls that may be thrown again. */
export function castDice(
  table: DarkTable,
  who: Character,
  { count, what, rule, read = sum }: Cast,
  hand: Hand,
): { readonly dice: readonly number[]; readonly total: number } {
  const dice = rolledD(hand, count);
  const total = read(dice);
  table.tell({ type: "threw", rule, who: who.id, what, dice, total });
  return { dice, total };
}
