import { w } from "@ossuaire/kernel";
import { deed } from "../deed.ts";
import { elementCard } from "../rules/elements.ts";
import { handled, inReach } from "../rules/handled.ts";
import { tested } from "../rules/test.ts";
import { unlock } from "../rules/unlock.ts";
import { noted, sum } from "../sheet/traits.ts";
import type { Element } from "../state.ts";

/** REG-PICK, REG-RULING-57: a lock that a try has found shut; opening costs another P.Action. */
export const pickLock = deed({
  id: "pick-lock",
  name: w("Crocheter", "Pick the lock"),
  rule: "REG-PICK-01",
  cost: 1,
  *options(state, who) {
    // REG-PICK-03: who lives here holds the key.
    if (who.side === "mj") return;
    for (const { x, y } of inReach(state, who, isLocked)) yield { square: { x, y } };
  },
  *perform(table, who, { square }) {
    const element = handled(table.state, square, isLocked);
    if (element === undefined) return;
    // REG-EVENT-09: a jammed lock is harder.
    const difficulty =
      (elementCard(element).sturdy?.picking ?? 0) + sum(noted(table.state, who, "lock-difficulty"));
    const trial = { test: "lock", of: "dexterity", difficulty, rule: "REG-PICK-02" } as const;
    if ((yield* tested(table, who, trial)).passed) unlock(table, who, element, "REG-PICK-02");
  },
});

const isLocked = ({ lock, open, hidden }: Element): boolean => lock === "known" && !open && !hidden;
