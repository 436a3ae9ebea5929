import type { Script } from "@ossuaire/kernel";
import type { Blow } from "../../blow.ts";
import { reaches } from "../../board.ts";
import { characterOf, isFree } from "../../characters.ts";
import { spend, timesSpent } from "../../rules/limits.ts";
import { has } from "../../sheet/traits.ts";
import type { Character } from "../../state.ts";
import { choose, type DarkTable } from "../../table.ts";

/** REG-SKILL-06: once per turn, for an ally beside it, before the dice. */
export function* bodyguard(table: DarkTable, self: Character, { attacker, target }: Blow): Script<boolean> {
  const { state } = table;
  const key = `bodyguard:${self.id}`;
  const ally = characterOf(state, target);
  const isDuel = self.states.duel !== undefined || ally.states.duel !== undefined;
  // REG-INVIS-01: no attack is aimed at the invisible.
  if (!isFree(self) || isDuel || has(state, self, "invisible")) return false;
  if (timesSpent(state, key) > 0 || !reaches(state, self, ally)) return false;
  const about = { who: self.id, attacker, target };
  const answer = yield* choose({ seats: self.seat, prompt: "bodyguard", rule: "REG-SKILL-06", about }, [
    "yes",
    "no",
  ]);
  if (answer === "yes") spend(state, key);
  return answer === "yes";
}
