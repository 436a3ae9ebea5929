import type { Refusal } from "@ossuaire/kernel";
import { host, house, type TableEntry, type What } from "./entry.ts";
import { type Pace, stoodStill } from "./pace.ts";
import { refused } from "./refusals.ts";
import { goesOn, type TableState, takenBackTo, takenUp, unasked } from "./state.ts";

type Around = Extract<What, { readonly kind: "clock" | "engine" | "end" | "resume" | "talk" | "again" }>;

/** What happens around the match and not in it: the table after it, or why not. */
export function around(state: TableState, entry: TableEntry, what: Around, pace: Pace): TableState | Refusal {
  const { by } = entry;
  switch (what.kind) {
    case "clock":
      return by === house ? { ...state, clocks: stoodStill(state.clocks, what.stood) } : refused("not-yours");
    case "engine":
      if (by !== house) return refused("not-yours");
      return what.holds === undefined ? state : takenBackTo(state, entry, pace);
    case "end":
      if (by !== host && by !== house) return refused("not-yours");
      return state.stage === "over" ? refused("ended") : { ...unasked(state), ended: what.why };
    case "resume":
      return takenUp(state, entry, pace);
    case "talk":
      return by === host ? { ...state, talk: what.how } : refused("not-yours");
    case "again":
      return goesOn(state, by, what.table);
  }
}
