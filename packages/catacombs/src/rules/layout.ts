import type { Rng } from "@ossuaire/kernel";
import type { CatacombsOptions } from "../options.ts";
import type { Chamber } from "../state.ts";
import { buildMaze } from "./maze.ts";
import { draw, pilesOf } from "./piles.ts";
import { slotsOf } from "./slots.ts";

/** CAT-LAYOUT, CAT-VLEN, CAT-VBRANCH, CAT-VMAZE: the Room cards as they lie before the first one is turned up. */
export function layOutRooms(options: CatacombsOptions, rng: Rng): Chamber[] {
  const { layout, scenario } = options;
  if (scenario?.maze !== undefined)
    return scenario.maze.map(({ card, x, y }, i) => ({ card, x, y, open: i === 0, visits: 0 }));
  const piles = pilesOf(options, rng);
  if (layout === "labyrinth") return buildMaze(options, piles, rng);
  return slotsOf(options).flatMap((step, along) =>
    step.map((slot, across): Chamber => {
      const card = slot.kind === "combat" ? draw(piles, slot.level) : slot.card;
      const [x, y] = layout === "branching" ? [along, across] : [across, along];
      return { card, x, y, open: false, visits: 0 };
    }),
  );
}
