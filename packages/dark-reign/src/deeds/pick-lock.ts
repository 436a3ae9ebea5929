import { w } from "@ossuaire/kernel";
import type { Aim } from "../asked/deed.ts";
import { deed } from "../deed.ts";
import { elementCard } from "../rules/elements.ts";
import { handled, inReach } from "../rules/handled.ts";
import { tested } from "../rules/test.ts";
import { unlock } from "../rules/unlock.ts";
import { noted, sum } from "../sheet/traits.ts";
import type { Character, Element, State } from "../state.ts";
import type { Trial } from "../trial.ts";

/** REG-PICK, REG-RULING-57: a lock that a try has found shut; opening costs another P.Action. */
export const pickLock = deed({
  id: "pick-lock",
  name: w("Crocheter", "Pick the lock"),
  rule: "REG-PICK-01",
  cost: 1,
  trial: picking,
  failure: () => w("la serrure tient ; on peut recommencer", "the lock holds; one may try again"),
  *options(state, who) {
    // REG-PICK-03: who lives here holds the key.
    if (who.side === "mj") return;
    for (const { x, y } of inReach(state, who, isLocked)) yield { square: { x, y } };
  },
  *perform(table, who, { square }) {
    const element = handled(table.state, square, isLocked);
    const trial = picking(table.state, who, { square });
    if (element === undefined || trial === undefined) return;
    if ((yield* tested(table, who, trial)).passed) unlock(table, who, element, "REG-PICK-02");
  },
});

/** REG-EVENT-09: a jammed lock is harder. */
function picking(state: State, who: Character, { square }: Aim): Trial | undefined {
  const element = square && handled(state, square, isLocked);
  if (element === undefined) return undefined;
  const difficulty = (elementCard(element).sturdy?.picking ?? 0) + sum(noted(state, who, "lock-difficulty"));
  return { test: "lock", of: "dexterity", difficulty, rule: "REG-PICK-02" };
}

const isLocked = ({ lock, open, hidden }: Element): boolean => lock === "known" && !open && !hidden;
