import type { RuleId, Script } from "@ossuaire/kernel";
import type { Casting, Work } from "../cards/spell.ts";
import type { Formula } from "../dice/notation.ts";
import { rolledAmount } from "../dice/roll.ts";
import { flare } from "../effects/fire.ts";
import type { Verb } from "../effects/verb.ts";
import type { Characteristic, Quality } from "../kinds.ts";
import { crush } from "../rules/crush.ts";
import { forOneTurn, takesEffect, untilNextTurn } from "../rules/limits.ts";
import { tested } from "../rules/test.ts";
import { type Loss, loses } from "../rules/wounds.ts";
import { armourPoints } from "../sheet/armour.ts";
import { levelOf } from "../sheet/levels.ts";
import type { DarkTable } from "../table.ts";

/** How spell damage differs from the usual. */
interface Manner {
  /** Endurance is subtracted, armour is not. */
  readonly pastArmour?: true;
  /** REG-FIRE-01: with a roll for each. */
  readonly isFlaming?: true;
}

/** Something is done to each of those who are reached; what lasts, until the next turn of the caster's side. */
export const each = (verb: Verb): Work =>
  function* (table, { caster, targets, rule, spell }) {
    const until = untilNextTurn(table.state, caster.side);
    for (const target of targets)
      if (target.gone === undefined) yield* verb(table, target, { rule, source: spell, until });
  };

/** REG-VERDICT-65: damage that always hits, cannot be parried and hurts the immaterial too. */
export const harm = (amount: Formula, manner: Manner = {}): Work =>
  function* (table, casting) {
    yield* stepsAfter(table, casting, yield* harmed(table, casting, amount, manner));
  };

/** It is rolled once for all. */
export function* harmed(
  table: DarkTable,
  { caster, rule, targets, spell }: Casting,
  amount: Formula,
  { pastArmour, isFlaming }: Manner = {},
): Script<readonly Loss[]> {
  const { state } = table;
  const { d, total } = rolledAmount(table.rng, amount);
  table.tell({ type: "threw", rule, who: caster.id, what: "damage", dice: d, total });
  const losses: Loss[] = [];
  for (const target of targets) {
    const soak = levelOf(state, target, "endurance") + (pastArmour ? 0 : armourPoints(state, target));
    if (total <= soak) table.tell({ type: "unhurt", rule, who: target.id });
    losses.push(yield* loses(table, target, total - soak, rule, caster));
    if (isFlaming) yield* flare(table, target, { rule, source: spell });
  }
  return losses;
}

/** REG-RULING-26: who dies of a spell beside the caster leaves the caster its square. */
export function* stepsAfter(table: DarkTable, { caster, targets }: Casting, losses: readonly Loss[]): Script {
  for (const [i, target] of targets.entries()) if (losses[i]?.kills) yield* crush(table, caster, target);
}

interface Trial {
  readonly of: Characteristic;
  readonly difficulty: number;
  readonly rule: RuleId;
}

/** Unless it passes a test. */
export const unless = (trial: Trial, verb: Verb): Verb =>
  function* (table, who, origin) {
    const { passed } = yield* tested(table, who, { ...trial, test: origin.source });
    if (!passed) yield* verb(table, who, origin);
  };

/** REG-BONUS-02: to the result of its next test of this name in this turn. */
export const ease = (test: string, by: number): Verb =>
  function* ({ state }, { id }, { source }) {
    takesEffect(state, id, source, { kind: "bonus", test, by }, forOneTurn(state));
  };

/** Until its activation ends. */
export const forNow = (quality: Quality): Verb =>
  function* ({ state }, { id }, { source }) {
    takesEffect(state, id, source, { kind: "is", quality }, { kind: "activation" });
  };
