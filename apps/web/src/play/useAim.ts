import { useState } from "react";
import { isFirst, tellFirst } from "../table/first.ts";
import type { Match } from "./usePlayHost.ts";

/**
 * Whether the aim of the game is to be said: in a first match, while its first question stands. Whoever has answered that
 * one has had the time to read, and the next is about discs that the sentence would lie upon.
 */
export function useAim({ table, shown, sight }: Match): { readonly due: boolean; close(): void } {
  const { game, id } = table.sitting;
  const { page } = shown.news;
  const [due, setDue] = useState(() => isFirst(game, id));
  const [asked, setAsked] = useState<number>();
  const close = () => {
    setDue(false);
    tellFirst(game);
  };
  if (due && asked === undefined && sight.decision !== undefined) setAsked(page);
  if (due && (shown.flick !== undefined || (asked !== undefined && page > asked))) close();
  return { due, close };
}
