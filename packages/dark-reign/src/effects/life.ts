import type { RuleId } from "@ossuaire/kernel";
import type { Formula } from "../dice/notation.ts";
import { rolledAmount } from "../dice/roll.ts";
import { heals, loses } from "../rules/wounds.ts";
import { armourPoints } from "../sheet/armour.ts";
import { levelOf } from "../sheet/levels.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import type { Verb } from "./verb.ts";

/** PV are regained. */
export const heal = (amount: Formula): Verb =>
  function* (table, who, { rule }) {
    heals(table, who, rolled(table, who, amount, "healing", rule), rule);
  };

/** REG-RULING-35: PV are lost, and nothing is subtracted. */
export const hurt = (amount: Formula): Verb =>
  function* (table, who, { rule }) {
    yield* loses(table, who, rolled(table, who, amount, "loss", rule), rule);
  };

/** REG-RULING-35: damage, from which Endurance and armour are subtracted first. */
export const damage = (amount: Formula): Verb =>
  function* (table, who, { rule }) {
    const { state } = table;
    const soak = levelOf(state, who, "endurance") + armourPoints(state, who);
    yield* loses(table, who, rolled(table, who, amount, "damage", rule) - soak, rule);
  };

function rolled(table: DarkTable, who: Character, amount: Formula, what: string, rule: RuleId): number {
  const { d, total } = rolledAmount(table.rng, amount);
  if (d.length > 0) table.tell({ type: "threw", rule, who: who.id, what, dice: d, total });
  return total;
}
