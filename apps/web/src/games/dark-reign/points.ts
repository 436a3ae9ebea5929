import { squareSeen, type View } from "@ossuaire/dark-reign";
import type { Point } from "../../board/grid/props.ts";
import { isSame, type Square } from "../../board/grid/scene.ts";
import type { Language } from "../../words/language.ts";
import { meantBy, type Offer } from "./offers.ts";
import { isHere } from "./scene.ts";

/** Whoever and whatever is on the board, the nearest first: who can be done something to, then all others. */
export function pointsOf(
  view: View,
  offers: readonly Offer[],
  from: Square | undefined,
  language: Language,
): readonly Point[] {
  const figures = view.characters.filter(isHere);
  const elements = view.elements.filter(
    (one) => one.kind !== "passage" && !figures.some((figure) => isSame(figure, one)),
  );
  const far = ({ x, y }: Square) => (from ? Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) : 0);
  return [...figures, ...elements]
    .map(({ id, x, y }) => ({
      id,
      x,
      y,
      words: squareSeen(view, { x, y }, from)[language],
      isLit: meantBy(offers, { x, y }).length > 0,
    }))
    .toSorted((a, b) => Number(b.isLit) - Number(a.isLit) || far(a) - far(b));
}
