import type { Language } from "../../words/language.ts";
import type { SaidAtTable } from "../../words/table.ts";
import { type Side, seen, seenSize } from "../camera.ts";
import type { Counter, Scene } from "../scene.ts";
import { gapBetween, gapInWords, touching } from "./bearing.ts";
import { away } from "./name.ts";

type Place = Pick<Counter, "id" | "x" | "y" | "radius" | "beam">;

/** Where a piece lies, in words: the part of the board as it is seen, and its nearest neighbour. */
export function where(
  t: SaidAtTable,
  language: Language,
  { pieces }: Scene,
  camera: Side,
  place: Place,
): string {
  const part = t(`board.parts.${partOf(camera, place)}`);
  const neighbour = nearest(pieces, place);
  if (neighbour === undefined) return part;
  const name = away(neighbour.piece.name, language);
  return t("board.where", { part, gap: distance(t, neighbour.gap, name) });
}

/** The board in nine parts, as on a telephone's keys: 1 is the upper left one as seen, 9 the lower right one. */
export function partOf(camera: Side, place: { x: number; y: number }): Part {
  const { x, y } = seen(camera, place);
  const { width, height } = seenSize(camera);
  const third = (share: number): 0 | 1 | 2 => (share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1);
  return parts[third(y / height)][third(x / width)];
}

export type Part = (typeof parts)[0 | 1 | 2][0 | 1 | 2];

const parts = [
  ["top-left", "top", "top-right"],
  ["left", "middle", "right"],
  ["bottom-left", "bottom", "bottom-right"],
] as const;

/** From rim to rim. */
function nearest(
  pieces: readonly Counter[],
  place: Place,
): { readonly piece: Counter; readonly gap: number } | undefined {
  let best: { readonly piece: Counter; readonly gap: number } | undefined;
  for (const piece of pieces) {
    if (piece.id === place.id) continue;
    const gap = gapBetween(place, piece);
    if (best === undefined || gap < best.gap) best = { piece, gap };
  }
  return best;
}

/** "18 cm from the crystal", or "touching the crystal". */
function distance(t: SaidAtTable, mm: number, name: string): string {
  return mm < touching ? t("board.touching", { name }) : t("board.from", { gap: gapInWords(t, mm), name });
}
