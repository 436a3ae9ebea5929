import { distance } from "../grid/square.ts";
import { traitsOf } from "../sheet/traits.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { elementCard } from "./elements.ts";

/** REG-SKILL-14: what is hidden beside it counts as detected. */
export function spotTraps(table: DarkTable, who: Character): void {
  const { state } = table;
  if (who.side === "mj" || !traitsOf(state, who).some(({ spotsTraps }) => spotsTraps)) return;
  for (const trap of state.elements) {
    if (!trap.hidden || !elementCard(trap).isTrap || distance(trap, who) > 1) continue;
    delete trap.hidden;
    const { kind, x, y } = trap;
    table.reveal({ type: "spots-trap", rule: "REG-SKILL-14", who: who.id, kind, x, y });
  }
}
