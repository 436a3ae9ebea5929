import type { Point } from "@ossuaire/flick";
import { useDeferredValue, useEffect, useEffectEvent } from "react";
import type { BoardProps } from "./props.ts";

/** Where the piece is that is being placed, for those who listen: a hand that drags it does not wait for them. */
export function useSpotTold(
  piece: string | undefined,
  spot: Point | undefined,
  onSpot: BoardProps["onSpot"],
): Point | undefined {
  const told = useDeferredValue(spot);
  const tell = useEffectEvent((now: Point | undefined) =>
    onSpot?.(now === undefined || piece === undefined ? undefined : { piece, ...now }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece on the same spot is another spot
  useEffect(() => tell(told), [told, piece]);
  return told;
}
