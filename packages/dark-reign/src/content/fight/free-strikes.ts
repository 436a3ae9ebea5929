import type { RuleId, Script } from "@ossuaire/kernel";
import type { Blow, Struck } from "../../blow.ts";
import { reaches } from "../../board.ts";
import { characterOf } from "../../characters.ts";
import { attack } from "../../rules/attack.ts";
import { spend, timesSpent } from "../../rules/limits.ts";
import { blowOf, meleeOf } from "../../rules/offence.ts";
import { strikableFoes } from "../../rules/strikable.ts";
import type { Character } from "../../state.ts";
import { choose, type DarkTable } from "../../table.ts";
import { type Borne, heldBy } from "../../things.ts";

/** REG-SKILL-05: after a kill of its own in melee beside it, and after the step of REG-CRUSH-01; not two squares away (REG-RULING-45). */
export function* strikesOn(table: DarkTable, self: Character, blow: Blow, { kills }: Struck): Script {
  const { state } = table;
  if (blow.kind !== "melee" || !kills || !reaches(state, self, characterOf(state, blow.target))) return;
  const weapon = heldBy(state, self.id).find(({ thing }) => thing.id === blow.weapon);
  yield* freeStrike(table, self, weapon, "fury", "REG-SKILL-05");
}

/** REG-SKILL-04: after a basic melee attack that was paid for, hit or miss, with the weapon of the other hand. */
export function* offHandStrike(table: DarkTable, self: Character, blow: Blow): Script {
  if (blow.kind !== "melee" || !blow.isBasic || blow.isFree) return;
  const weapons = heldBy(table.state, self.id).filter(({ card }) => card.melee !== undefined);
  const other = weapons.find(({ thing }) => thing.id !== blow.weapon);
  if (weapons.length < 2 || other === undefined) return;
  yield* freeStrike(table, self, other, "ambidextrous", "REG-SKILL-04", -1);
}

/** REG-VERDICT-77: one single basic attack, without P.Action. */
function* freeStrike(
  table: DarkTable,
  self: Character,
  weapon: Borne | undefined,
  skill: string,
  rule: RuleId,
  levels = 0,
): Script {
  const { state } = table;
  const key = `${skill}:${self.id}`;
  const targets = strikableFoes(state, self, weapon);
  if (timesSpent(state, key) > 0 || targets.length === 0) return;
  const options = [...targets.map(({ id }) => ({ id, target: id })), { id: "none" }];
  const chosen = yield* choose(
    { seats: self.seat, prompt: "free-strike", rule, about: { who: self.id } },
    options,
  );
  if (!("target" in chosen)) return;
  spend(state, key);
  const offence = meleeOf(state, self, weapon, { levels });
  const target = characterOf(state, chosen.target);
  yield* attack(table, blowOf(state, self, target, offence, { isFree: true, isBasic: true }));
}
