import type { Catacomb } from "../cards/catacomb.ts";
import type { DarkReignOptions } from "../options.ts";
import { packsOf } from "../shelf.ts";

/** REG-DECK-02: what the catacomb of a match is made of; what a quest says goes before what every game has. */
export function catacombOf(options: DarkReignOptions): Catacomb {
  const said: Partial<Catacomb> = Object.assign(
    {},
    ...packsOf(options).map(({ catacomb }) => catacomb?.(options) ?? {}),
  );
  const { deck = [], main, encounters = [], secondary } = said;
  if (main === undefined) throw new Error("no quest says where it is played");
  return { deck, main, encounters, ...(secondary === undefined ? {} : { secondary }) };
}
