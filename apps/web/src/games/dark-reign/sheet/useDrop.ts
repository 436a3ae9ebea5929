import { useContext } from "react";
import { FingersContext } from "./carrying.ts";
import type { Drop } from "./drops.ts";

/** What a place on which something can be dropped says of itself; lit while what is carried may go there. */
export function useDrop(drop: Drop): Readonly<Record<`data-${string}`, string | undefined>> {
  const fingers = useContext(FingersContext);
  return {
    "data-drop": drop.kind,
    "data-drop-for": drop.id,
    "data-open": fingers?.isOpen(drop) ? "" : undefined,
  };
}
