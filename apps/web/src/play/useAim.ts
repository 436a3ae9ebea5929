import { useState } from "react";
import { isFirst, tellFirst } from "../table/first.ts";
import type { Match } from "./usePlayHost.ts";

/** Whether the aim of the game is to be said: in a first match, until it has been read or something has been flicked. */
export function useAim({ table, shown }: Match): { readonly due: boolean; close(): void } {
  const { game, id } = table.sitting;
  const [due, setDue] = useState(() => isFirst(game, id));
  const close = () => {
    setDue(false);
    tellFirst(game);
  };
  if (due && shown.flick !== undefined) close();
  return { due, close };
}
