import type { DarkReign, View } from "@ossuaire/dark-reign";
import { useMemo } from "react";
import type { Square } from "../../board/grid/scene.ts";
import { shared } from "./store.ts";

type Shown = { readonly square: Square } | { readonly who: string };

const shown = shared<Shown | undefined>(undefined);

/** The board looks there: asked for by a line of a list, far from the board. */
export const showOnBoard = (square: Square): void => shown.set({ square });

export const showWho = (who: string): void => shown.set({ who });

/** A line of the log: where it ended, or whoever it tells of. */
export function showTold(events: readonly DarkReign["event"][]): void {
  const last = events.findLast((event) => "who" in event || "x" in event);
  if (last === undefined) return;
  if ("x" in last && "y" in last) showOnBoard({ x: last.x, y: last.y });
  else if ("who" in last && typeof last.who === "string") showWho(last.who);
}

/** Where that is now; who is gone is shown where they were last. */
export function useShown({ characters }: View): { readonly square: Square } | undefined {
  const now = shown.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for when it is asked for, not whenever somebody moves
  return useMemo(() => {
    if (now === undefined || "square" in now) return now;
    const found = characters.find(({ id }) => id === now.who);
    return found && { square: { x: found.x, y: found.y } };
  }, [now]);
}
