import { groundOf } from "../board.ts";
import { terrainAt } from "../grid/ground.ts";
import { type Square, sameSquare } from "../grid/square.ts";
import type { State } from "../state.ts";
import type { Offered } from "./random-hand.ts";
import type { Sort } from "./universe.ts";

type Has = (sort: Sort, name: string) => boolean;

/** How somebody comes to what happens in few quests, as long as it has not happened; whoever looks for it sees what is hidden. */
export function leadsToRare(option: Offered, state: State, has: Has): boolean {
  // REG-VERDICT-01: without what lent the strength, a weapon is put away.
  if ("errand" in option) return option.errand === "take-off" && !has("events", "puts-away");
  const { deed, how, square } = option;
  // REG-SPEECH-11: few are taken in.
  if (deed === "speak") return how === "manipulation" && !has("events", "loses-turn");
  if (square === undefined || (deed !== "walk" && deed !== "run")) return false;
  return (
    (isIntoHole(state, square) && !has("questions", "divination")) || fallsIntoLava(deed, state, square, has)
  );
}

/** REG-TRAP-12, REG-VERDICT-07: whose activation ends by a fall is asked about the ring of divination. */
function isIntoHole({ elements, things, turn }: State, square: Square): boolean {
  const isWearer = things.some(
    ({ card, at, used }) => card === "ring-of-divination" && !used && "by" in at && at.by === turn.acting,
  );
  return isWearer && elements.some((one) => one.kind === "hole" && !one.spent && sameSquare(one, square));
}

/** REG-BRIDGE-03, 06, REG-LAVA-01: who runs over a bridge sways. */
const fallsIntoLava = (deed: string, state: State, square: Square, has: Has): boolean =>
  deed === "run" &&
  state.options.level === "hero" &&
  !has("events", "into-lava") &&
  terrainAt(groundOf(state), square) === "bridge";
