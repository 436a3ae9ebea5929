import { type RuleId, w } from "@ossuaire/kernel";
import { characterOf } from "../characters.ts";
import type { Trait } from "../trait.ts";
import { poison } from "./poison.ts";

/** REG-POISON-01, REG-RULING-34: a poisonous attack; only one that took at least 1 PV. */
export const poisonous = (level: number, rule: RuleId): Trait => ({
  id: "poisonous",
  name: w("Attaque empoisonnée", "Poisonous attack"),
  rule,
  *afterHit(table, _self, { target }, { lost }) {
    if (lost > 0) yield* poison(level)(table, characterOf(table.state, target), { rule, source: "poison" });
  },
});

/** REG-REGEN-01. */
export const regeneration = (level: number, rule: RuleId): Trait => ({
  id: "regeneration",
  name: w("Régénération", "Regeneration"),
  rule,
  is: ["regenerating"],
  regenerates: level,
});

/** REG-FLY, REG-VERDICT-66: a special rule of profiles, no skill to learn. */
export const flight = (rule: RuleId): Trait => ({
  id: "flight",
  name: w("Vol", "Flight"),
  rule,
  is: ["flying"],
});
