import type { Band, Content } from "../cards/catacomb.ts";
import { profileOf } from "../shelf.ts";
import type { State } from "../state.ts";
import { groupsOf } from "./muster.ts";
import { isUnholyKind } from "./statue.ts";

/** Who comes with a zone, and who of them lies in ambush. */
export interface Comers {
  readonly own: readonly Band[];
  readonly lurking: readonly Band[];
}

/**
 * REG-AMBUSH-01, REG-RULING-98, REG-EVENT-03: encounters that were kept come in the next zone besides its own content; lying in wait puts
 * that content itself in ambush. Nobody lurks in the first zone, nor the undead in a holy one (REG-VERDICT-32).
 */
export function inAmbush({ unforeseen }: State, number: number, { pieces, bands }: Content): Comers {
  if (number === 0) return { own: bands, lurking: [] };
  const isHoly = pieces.includes("statue");
  const waits = (card: string) => isHoly && isUnholyKind(profileOf(card));
  const come = unforeseen.waiting.filter(({ card }) => !waits(card));
  unforeseen.waiting = unforeseen.waiting.filter(({ card }) => waits(card));
  const kept = come.flatMap(({ card, count }) => groupsOf(card, count).map((figures) => ({ card, figures })));
  if (!unforeseen.liesInWait || bands.length === 0) return { own: bands, lurking: kept };
  unforeseen.liesInWait = false;
  return { own: [], lurking: [...bands, ...kept] };
}
