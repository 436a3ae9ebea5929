import { checkSpot, type Demand, type PlaceRefusalCode, type Table } from "@ossuaire/flick";
import type { Objection, Spot, Words } from "@ossuaire/kernel";

/** Why a disc may not lie somewhere, in a game's own words. */
export type OwnWords = Readonly<Partial<Record<PlaceRefusalCode, Words>>>;

/** FLK-PLACE-02, 03: wholly on the board, over nobody, and as the game demands; touching is allowed. */
export function objectionTo(
  table: Table,
  { piece, x, y }: Spot,
  radius: number,
  demand?: Demand,
  words?: OwnWords,
): Objection | undefined {
  const found = checkSpot(table, { id: piece, radius, x, y }, demand);
  return found.ok ? undefined : objecting(found.code, words);
}

export function objecting(code: PlaceRefusalCode, words: OwnWords = {}): Objection {
  return { code, words: words[code] ?? whyNot[code] };
}

const notLegal: Words = { fr: "La pièce ne peut pas être posée là.", en: "The piece cannot be put there." };

const whyNot: Readonly<Record<PlaceRefusalCode, Words>> = {
  "off-board": { fr: "La pièce dépasse du plateau.", en: "The piece is not wholly on the board." },
  overlap: { fr: "La place est déjà prise.", en: "The spot is taken." },
  "outside-zone": {
    fr: "La pièce est hors de la zone permise.",
    en: "The piece is outside the allowed zone.",
  },
  "too-far": { fr: "La pièce est à plus de 2,5 cm.", en: "The piece is more than 2.5 cm away." },
  "too-close": { fr: "La pièce est trop près d’une autre.", en: "The piece is too close to another." },
  "not-finite": notLegal,
  "bad-size": notLegal,
  "unknown-piece": notLegal,
};
