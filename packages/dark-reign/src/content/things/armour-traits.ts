import type { Script } from "@ossuaire/kernel";
import { reaches } from "../../board.ts";
import { onBoard } from "../../characters.ts";
import { wornIn } from "../../rules/bearing.ts";
import { isUnholy } from "../../rules/statue.ts";
import { throwDice } from "../../rules/test.ts";
import { loses } from "../../rules/wounds.ts";
import type { Character } from "../../state.ts";
import type { DarkTable } from "../../table.ts";

/** REG-ARMOUR-04, REG-VERDICT-17: 1D at the start of each own turn and when it is put on; it holds until the next roll. */
export function* shimmer(table: DarkTable, self: Character): Script {
  const armour = wornIn(table.state, self.id, "armour");
  if (armour === undefined) return;
  const points = throwDice(table, self, 1, "phantom-armour", "REG-ARMOUR-04");
  armour.thing.points = points;
  table.tell({ type: "shimmers", rule: "REG-ARMOUR-04", who: self.id, points });
}

/** REG-ARMOUR-06, REG-VERDICT-19, 73: 1D for each demon and undead beside the wearer, whosever they are; not in a hole (REG-VERDICT-26). */
export function* scorch(table: DarkTable, self: Character): Script {
  const { state } = table;
  const isBeside = (one: Character) =>
    one.id !== self.id && one.states.hole === undefined && reaches(state, self, one);
  for (const one of onBoard(state).filter((other) => isBeside(other) && isUnholy(state, other)))
    yield* loses(
      table,
      one,
      throwDice(table, self, 1, "thrice-blessed", "REG-ARMOUR-06"),
      "REG-ARMOUR-06",
      self,
    );
}
