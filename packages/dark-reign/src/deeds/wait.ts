import { w } from "@ossuaire/kernel";
import { deed } from "../deed.ts";

/** REG-WAIT-01, 02: two P.Action now for one in the opposing turn. */
export const wait = deed({
  id: "wait",
  name: w("Attendre", "Wait"),
  rule: "REG-WAIT-02",
  cost: 2,
  *options({ turn }, { side }) {
    if (turn.side === side) yield {};
  },
  *perform(table, who) {
    const points = (who.states.waiting ?? 0) + 1;
    who.states.waiting = points;
    table.tell({ type: "waits", rule: "REG-WAIT-02", who: who.id, points });
  },
});
