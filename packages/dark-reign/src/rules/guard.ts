import type { Script } from "@ossuaire/kernel";
import type { Blow } from "../blow.ts";
import { characterOf, inOrder } from "../characters.ts";
import { traitsOf } from "../sheet/traits.ts";
import type { DarkTable } from "../table.ts";
import { defenceOf } from "./offence.ts";

/** REG-VERDICT-77: before the dice of a melee attack, whoever steps in first is the target, with all that it sets against it. */
export function* guarded(table: DarkTable, blow: Blow): Script<Blow> {
  if (blow.kind !== "melee") return blow;
  const { state } = table;
  for (const guard of inOrder(state, characterOf(state, blow.target).side)) {
    if (guard.id === blow.target || guard.id === blow.attacker) continue;
    for (const { stepsIn } of traitsOf(state, guard))
      if (stepsIn && (yield* stepsIn(table, guard, blow))) {
        table.tell({ type: "guards", rule: "REG-SKILL-06", who: guard.id, ally: blow.target });
        return { ...blow, ...defenceOf(state, guard, blow), target: guard.id };
      }
  }
  return blow;
}
