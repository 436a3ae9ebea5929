import type { Disguise } from "@ossuaire/kernel/testing";
import { mjSeat } from "../options.ts";
import type { DarkReign } from "../table.ts";

/**
 * What is hidden: from all the order of packs and decks, from heroes and audience also what MJ characters carry and which
 * encounters wait. Each chapter that hides something more disguises it here.
 */
export const disguise: Disguise<DarkReign> = (state, viewer, rng) => {
  for (const [exit, pile] of Object.entries(state.piles)) state.piles[exit] = rng.shuffled(pile);
  state.unforeseen.deck = rng.shuffled(state.unforeseen.deck);
  if (viewer === mjSeat) return state;
  const monsters = state.characters.filter(({ side, gone }) => side === "mj" && gone === undefined);
  for (const thing of state.things) {
    const { at } = thing;
    if (at.kind !== "carried" || !monsters.some(({ id }) => id === at.by)) continue;
    thing.at = { kind: "carried", by: rng.one(monsters).id };
  }
  state.unforeseen.liesInWait = !state.unforeseen.liesInWait;
  return state;
};
