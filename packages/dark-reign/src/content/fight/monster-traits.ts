import { type RuleId, w } from "@ossuaire/kernel";
import { characterOf } from "../../characters.ts";
import { web } from "../../effects/web.ts";
import type { Trait } from "../../trait.ts";

export const walksOnly = (rule: RuleId): Trait => ({
  id: "walks-only",
  name: w("Ne court pas", "Cannot run"),
  rule,
  forbids: (_state, _self, deed) => deed === "run",
});

export const fearless = (rule: RuleId): Trait => ({
  id: "fearless",
  name: w("Immunisé contre la peur", "Immune to fear"),
  rule,
  is: ["fearless"],
});

/** REG-VERDICT-52. */
export const undead: Trait = {
  id: "undead",
  name: w("Mort-vivant", "Undead"),
  rule: "REG-VERDICT-52",
  is: ["undead"],
};

/** REG-WEB-01, 04, REG-RULING-34: every hit webs, wounded or not, and cannot be parried. */
export const webs = (level: number, rule: RuleId): Trait => ({
  id: "webs",
  name: w("Attaque entoilée", "Webbing attack"),
  rule,
  cannotBeParried: true,
  *afterHit(table, _self, blow) {
    yield* web(level)(table, characterOf(table.state, blow.target), { rule, source: "webs" });
  },
});
