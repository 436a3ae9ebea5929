import type { RuleId, Script } from "@ossuaire/kernel";
import type { Blow, Struck } from "../../blow.ts";
import { characterOf } from "../../characters.ts";
import { flare } from "../../effects/fire.ts";
import { throwDice } from "../../rules/test.ts";
import { heals } from "../../rules/wounds.ts";
import type { Character } from "../../state.ts";
import type { DarkTable } from "../../table.ts";
import { thingOf } from "../../things.ts";

type AfterHit = (table: DarkTable, self: Character, blow: Blow, struck: Struck) => Script;

/** REG-RULING-41: each attack uses one weapon; what that does it does with its own attacks alone. */
export const withWeapon = (card: string, then: AfterHit): AfterHit =>
  function* (table, self, blow, struck) {
    if (blow.weapon !== undefined && thingOf(table.state, blow.weapon).card === card)
      yield* then(table, self, blow, struck);
  };

/** REG-MWEAPON-07, REG-RULING-34: each attack that wounds. */
export const drain: AfterHit = function* (table, self, _blow, { lost }) {
  if (lost > 0) heals(table, self, throwDice(table, self, 1, "vampire", "REG-MWEAPON-07"), "REG-MWEAPON-07");
};

/** REG-FIRE-01, REG-RULING-34: a flaming attack; every hit, wounded or not. */
export const kindle = (rule: RuleId): AfterHit =>
  function* (table, _self, { target, weapon = "" }) {
    yield* flare(table, characterOf(table.state, target), { rule, source: weapon });
  };
