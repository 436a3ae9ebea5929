import { w } from "@ossuaire/kernel";
import { deed } from "../deed.ts";
import { sameSquare } from "../grid/square.ts";
import { removeElement } from "../rules/elements.ts";
import { handled, inReach } from "../rules/handled.ts";
import { tested } from "../rules/test.ts";
import { isArmed } from "../rules/trap.ts";
import type { Element } from "../state.ts";

/** REG-DISARM, REG-RULING-63: a trap that was detected, from a square beside it. */
export const disarm = deed({
  id: "disarm",
  name: w("Désamorcer", "Disarm"),
  rule: "REG-DISARM-01",
  cost: 1,
  trial: () => disarming,
  // REG-DISARM-04.
  failure: () => w("le piège reste armé, sans se déclencher", "the trap stays armed, and does not go off"),
  *options(state, who) {
    if (who.side === "mj") return;
    for (const trap of inReach(state, who, isDetected))
      if (!sameSquare(trap, who)) yield { square: { x: trap.x, y: trap.y } };
  },
  *perform(table, who, { square }) {
    const trap = handled(table.state, square, isDetected);
    if (trap === undefined) return;
    if (!(yield* tested(table, who, disarming)).passed) return;
    // REG-TRAP-09: spikes leave free floor, a hole stays covered.
    trap.spent = true;
    if (trap.kind !== "hole") removeElement(table.state, trap);
    table.tell({ type: "disarms", rule: "REG-DISARM-04", who: who.id, kind: trap.kind, ...square });
  },
});

/** REG-TRAP-08. */
const disarming = { test: "disarm", of: "dexterity", difficulty: 3, rule: "REG-DISARM-03" } as const;

const isDetected = (element: Element): boolean => isArmed(element) && !element.hidden;
