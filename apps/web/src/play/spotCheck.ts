import { checkSpot, type PlaceRefusalCode } from "@ossuaire/flick";
import type { Words } from "@ossuaire/kernel";
import type { Deed, Scene } from "../board/scene.ts";

/**
 * Says at once, while a piece is still in the hand, that a spot is taken or outside. Only what everybody can see: the
 * match itself has the last word.
 */
export function objectionOn(
  { board, pieces }: Scene,
  radius: number | undefined,
  deed: Deed,
): { readonly words: Words } | undefined {
  if (deed.kind !== "place" || radius === undefined) return undefined;
  for (const { piece: id, x, y } of deed.spots) {
    const discs = pieces.filter((piece) => piece.id !== id).map((piece) => ({ ...discOf(piece) }));
    const found = checkSpot({ board, discs }, { id, radius, x, y });
    if (!found.ok) return { words: words[found.code] ?? notThere };
  }
  return undefined;
}

function discOf({ id, x, y, radius, fixed = false }: Scene["pieces"][number]) {
  return { id, x, y, radius, fixed };
}

const notThere: Words = { fr: "La pièce ne peut pas être posée là.", en: "The piece cannot be put there." };

const words: Readonly<Partial<Record<PlaceRefusalCode, Words>>> = {
  "off-board": { fr: "La pièce dépasse du plateau.", en: "The piece is not wholly on the board." },
  overlap: { fr: "La place est déjà prise.", en: "The spot is taken." },
};
