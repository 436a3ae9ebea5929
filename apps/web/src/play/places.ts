import type { BoardHandle } from "../board/index.ts";
import { restOf } from "../board/motion/trail.ts";
import type { Stop } from "../games/look.ts";
import type { Passage } from "./usePassage.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where in the window a piece is, or came to rest before it was taken away; or what names itself `data-panel`. */
export function placeOf(stop: Stop, board: BoardHandle | null, { flick }: Passage): Place | undefined {
  if ("panel" in stop) {
    const box = panelOf(stop.panel)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  const rest = flick?.motion && restOf(flick.motion, stop.piece);
  return board?.placeOf(stop.piece) ?? (rest && board?.placeAt(rest)) ?? middleOf(stop.piece);
}

/** Where there is no board of discs: what names itself `data-piece`. */
function middleOf(piece: string): Place | undefined {
  const box = document.querySelector(`.play-board [data-piece="${piece}"]`)?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Several may bear the name, on a large screen and behind a button on a small one: the one that is seen. */
export function panelOf(name: string): Element | undefined {
  return [...document.querySelectorAll(`[data-panel="${name}"]`)].find((panel) => panel.checkVisibility());
}
