import { groundOf } from "../board.ts";
import type { Work } from "../cards/spell.ts";
import { terrainAt } from "../grid/ground.ts";
import { byRow, distance } from "../grid/square.ts";

/** REG-SPELL-03: traps count as detected; a secret door is shown, but found only by a search (REG-SECRET-02). */
export const glimmer = (range: number): Work =>
  function* (table, { caster, rule }) {
    const { state } = table;
    const ground = groundOf(state);
    const found = state.elements.filter((one) => one.hidden && !one.shown && distance(caster, one) <= range);
    for (const one of found)
      if (terrainAt(ground, one) === "doorway") one.shown = true;
      else delete one.hidden;
    const squares = found.map(({ x, y }) => ({ x, y })).toSorted(byRow);
    if (squares.length > 0) table.reveal({ type: "shown", rule, who: caster.id, squares });
  };
