import { useState } from "react";
import type { Square } from "./scene.ts";

/**
 * Where the keys are on the board: for one question only. Whatever moves it is of the same rendering that shows it, so that a
 * key which follows at once finds it there, however slow the machine is.
 */
export function useCursor(
  turn: string,
  show: { readonly square: Square } | undefined,
): readonly [cursor: Square | undefined, set: (square: Square | undefined) => void] {
  const [at, setAt] = useState<{ readonly turn: string; readonly square: Square }>();
  const [shown, setShown] = useState(show);
  const set = (square: Square | undefined): void => setAt(square && { turn, square });
  if (shown !== show) {
    setShown(show);
    set(show?.square);
  }
  return [at?.turn === turn ? at.square : undefined, set];
}
