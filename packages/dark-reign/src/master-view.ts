import type { State } from "./state.ts";
import type { MasterView } from "./view.ts";

/** Everything by name here too; the order of packs and decks is nobody's to know (REG-DECK-08). */
export function masterView({ options, zones, elements, piles, unforeseen }: State): MasterView {
  return {
    side: options.side,
    zones: zones.map(({ card }) => card),
    piles: elements.flatMap(({ id, x, y }) => {
      const pile = piles[id];
      return pile === undefined ? [] : [{ exit: id, x, y, cards: pile.length }];
    }),
    ambushes: unforeseen.waiting,
    liesInWait: unforeseen.liesInWait,
  };
}
