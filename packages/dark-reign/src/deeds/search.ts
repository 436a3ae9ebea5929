import { w } from "@ossuaire/kernel";
import { groundOf, reaches, squareId } from "../board.ts";
import { deed, type Hindrance } from "../deed.ts";
import { canEnter, type Ground, terrainAt } from "../grid/ground.ts";
import { directions, type Square } from "../grid/square.ts";
import { spend, timesSpent } from "../rules/limits.ts";
import { searchSquare } from "../rules/search.ts";

/** REG-SEARCH-01, 02, REG-RULING-51: the own square or one in reach; MJ characters do not search. */
export const search = deed({
  id: "search",
  name: w("Fouiller", "Search"),
  rule: "REG-SEARCH-01",
  cost: 1,
  *options(state, who) {
    if (who.side === "mj") return;
    const ground = groundOf(state);
    for (const { x, y } of [{ x: 0, y: 0 }, ...directions]) {
      const square = { x: who.x + x, y: who.y + y };
      if (isSearchable(ground, square) && reaches(state, who, square)) yield { square };
    }
  },
  *perform(table, who, { square }) {
    spend(table.state, keyOf(square));
    yield* searchSquare(table, who, square);
  },
});

/** Floor of any kind, and a doorway as long as it is open: walls hold nothing, and a closed one would tell where a secret door is. */
function isSearchable(ground: Ground, square: Square): boolean {
  const terrain = terrainAt(ground, square);
  return floors.has(terrain) || (terrain === "doorway" && canEnter(ground, square.x, square.y));
}

const floors: ReadonlySet<string> = new Set(["floor", "bridge", "cell", "corridor"]);

const keyOf = (square: Parameters<typeof squareId>[0]): string => `search:${squareId(square)}`;

/** REG-SEARCH-05: by anybody. */
export const searchedAlready: Hindrance = {
  id: "searched-already",
  rule: "REG-SEARCH-05",
  words: w("Cette case a déjà été fouillée ce tour-ci.", "This square has been searched this turn already."),
  deeds: ["search"],
  bars: (state, _who, _deed, { square }) => square !== undefined && timesSpent(state, keyOf(square)) > 0,
};
