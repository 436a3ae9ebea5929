import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Scene } from "./scene.ts";

interface Focus {
  /** The piece that the keys are on, if that is to be seen. */
  readonly focus: string | undefined;
  readonly onFocus: (piece: string | undefined) => void;
  readonly focusPiece: (piece: string | undefined) => void;
}

/** Which piece of the list the keys are on. Whoever plays by keys stays on the board from one task to the next. */
export function useFocus(
  section: RefObject<HTMLElement | null>,
  task: string,
  lit: readonly string[],
  scene: Scene,
): Focus {
  const [focus, setFocus] = useState<string>();
  const inside = useRef(false);
  const focusPiece = useCallback(
    (piece: string | undefined): void => {
      if (piece === undefined) return;
      const button = section.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
      button?.focus({ preventScroll: true });
    },
    [section],
  );

  const onFocus = useCallback((piece: string | undefined): void => {
    if (piece === undefined) {
      setFocus(undefined);
      return;
    }
    inside.current = true;
    // A mouse needs no ring.
    if (document.activeElement?.matches(":focus-visible")) setFocus(piece);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new task, not a new list, moves the focus
  useEffect(() => {
    const active = document.activeElement;
    const here = section.current?.contains(active) ?? false;
    // Another part of the page has been gone to: it keeps the focus.
    if (active !== document.body && !here) inside.current = false;
    if (inside.current && lit[0] !== undefined) focusPiece(lit[0]);
  }, [task]);

  // What is cleared away takes the focus with it, and no browser says so: a piece of the next room may bear its name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene is what clears pieces away
  useEffect(() => {
    if (focus === undefined) return;
    const isThere = document.activeElement?.matches(`[data-piece="${CSS.escape(focus)}"]`) ?? false;
    if (!isThere) setFocus(undefined);
  }, [scene]);

  return { focus, onFocus, focusPiece };
}
