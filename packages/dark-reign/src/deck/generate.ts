import type { Rng } from "@ossuaire/kernel";

/** A line of a zone card's table: a piece, and the least that its roll must show. */
export interface Line<What> {
  readonly what: What;
  readonly from: number;
}

/** The same with its roll. */
export interface Rolled<What> extends Line<What> {
  readonly points: number;
}

/** REG-GEN-03, REG-VERDICT-41: one 1D for each piece listed, in the order of the card. */
export function rolledLines<What extends string>(
  hand: Pick<Rng, "int">,
  table: readonly Line<What>[],
  { isFirst }: { readonly isFirst: boolean },
): readonly Rolled<What>[] {
  // REG-DRAW-07: in the first zone no MJ character can be generated, so that it is not even rolled for.
  const lines = isFirst ? table.filter(({ what }) => what !== "encounter") : table;
  return lines.map((line) => ({ ...line, points: hand.int(0, 5) }));
}

/** Those whose roll put them there. */
export function generated<What extends string>(rolls: readonly Rolled<What>[]): readonly What[] {
  return rolls.filter(({ from, points }) => points >= from).map(({ what }) => what);
}
