import { checkSpot, type Demand, type PlaceRefusalCode, type Table } from "@ossuaire/flick";
import type { Objection, Reason, RuleId, Spot, Words } from "@ossuaire/kernel";

/** Why a disc may not lie somewhere, by the rules of a game, and in its own words. */
export type OwnReasons = Readonly<Partial<Record<PlaceRefusalCode, Partial<Reason>>>>;

/** FLK-PLACE-02, 03: wholly on the board, over nobody, and as the game demands; touching is allowed. */
export function objectionTo(
  table: Table,
  { piece, x, y }: Spot,
  radius: number,
  demand?: Demand,
  own?: OwnReasons,
): Objection | undefined {
  const found = checkSpot(table, { id: piece, radius, x, y }, demand);
  return found.ok ? undefined : objecting(found.code, own);
}

export function objecting(code: PlaceRefusalCode, own: OwnReasons = {}): Objection {
  return { code, rule: forbidding[code] ?? "FLK-PLACE-02", words: whyNot[code], ...own[code] };
}

/** Whatever is not said here is no legal spot by FLK-PLACE-02. */
const forbidding: Readonly<Partial<Record<PlaceRefusalCode, RuleId>>> = {
  "too-far": "FLK-PLACE-01",
  "too-close": "FLK-PLACE-07",
};

const notLegal: Words = { fr: "Le pion ne peut pas être posé là.", en: "The disc cannot be put there." };

const whyNot: Readonly<Record<PlaceRefusalCode, Words>> = {
  "off-board": { fr: "Le pion dépasse du plateau.", en: "The disc is not wholly on the board." },
  overlap: { fr: "La place est déjà prise.", en: "The spot is taken." },
  "outside-zone": { fr: "Le pion dépasse de sa zone.", en: "The disc is not wholly in its zone." },
  "too-far": {
    fr: "Le pion doit être posé à 2,5 cm au plus.",
    en: "The disc has to be put within 2.5 cm.",
  },
  "too-close": {
    fr: "Le pion doit être à 2,5 cm au moins des autres, des obstacles et du bord.",
    en: "The disc has to be at least 2.5 cm from the others, the obstacles and the edge.",
  },
  "not-finite": notLegal,
  "bad-size": notLegal,
  "unknown-piece": notLegal,
};
