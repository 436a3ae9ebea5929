import { w } from "@ossuaire/kernel";
import { emptyBeside, groundOf } from "../board.ts";
import { deed } from "../deed.ts";
import { terrainAt, zoneAt } from "../grid/ground.ts";
import { addElement, elementsAt } from "../rules/elements.ts";
import { thingCardOf } from "../shelf.ts";
import { thingOf, thingsOf } from "../things.ts";

/** REG-LAY, REG-RULING-64: a trap that was bought, on an empty floor square beside. */
export const layTrap = deed({
  id: "lay-trap",
  name: w("Poser un piège", "Lay a trap"),
  rule: "REG-LAY-01",
  cost: 2,
  *options(state, who) {
    const [trap] = thingsOf(state, who.id).filter(({ card }) => card.lays !== undefined);
    if (trap === undefined) return;
    // What is hidden there is no hindrance: it would be told by it.
    for (const square of emptyBeside(state, who))
      if (
        terrainAt(groundOf(state), square) === "floor" &&
        elementsAt(state, square).every(({ hidden }) => hidden)
      )
        yield { square, thing: trap.thing.id };
  },
  *perform(table, who, { square, thing: id }) {
    const { state } = table;
    const thing = thingOf(state, id);
    const kind = thingCardOf(thing.card).lays ?? "";
    thing.at = { kind: "gone" };
    addElement(state, kind, square, zoneAt(groundOf(state), square) ?? 0, { laid: who.side });
    table.tell({ type: "lays-trap", rule: "REG-LAY-03", who: who.id, kind, ...square });
  },
});
