import type { Rng } from "@ossuaire/kernel";
import { bestSquares } from "./best.ts";
import { type Piece, type Placed, placingOrder, type Site } from "./furnish.ts";

/**
 * REG-VERDICT-42, 82: how the computer places these pieces, in the order of the rules, each by seeded choice among the best squares.
 * What finds no legal square is left out.
 */
export function laidOut(rng: Pick<Rng, "one">, site: Site, pieces: readonly Piece[]): readonly Placed[] {
  const placed = [...site.placed];
  for (const kind of placingOrder)
    for (const piece of pieces.filter((one) => one === kind)) {
      const squares = bestSquares({ ...site, placed }, piece);
      if (squares.length > 0) placed.push({ ...rng.one(squares), piece });
    }
  return placed.slice(site.placed.length);
}
