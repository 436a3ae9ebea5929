import type { View } from "@ossuaire/catacombs";
import { isThing } from "../token.ts";
import { cardOfPiece } from "./card.ts";
import { openCard } from "./useCards.ts";

/** The card of a disc on the board. A fire wall has that of the monster it was; a Shield or a Missile has none. */
export function studyPiece(piece: string, { fight }: View): void {
  const found = fight?.pieces.find(({ id }) => id === piece);
  if (found === undefined || isThing(found.card)) return;
  openCard(cardOfPiece(found.card));
}
