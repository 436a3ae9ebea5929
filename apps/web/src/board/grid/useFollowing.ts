import { useEffect, useRef } from "react";
import type { GridBoardProps } from "./props.ts";
import type { GridStage } from "./stage/GridStage.ts";

/** The view goes along with whoever acts, and to wherever somebody asks to look. */
export function useFollowing(
  stage: GridStage | undefined,
  { follow, turn, show, beside }: Pick<GridBoardProps, "follow" | "turn" | "show" | "beside">,
): void {
  const [x, y] = [follow?.x, follow?.y];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question brings the view back as well
  useEffect(() => {
    if (x !== undefined && y !== undefined) stage?.follow({ x, y });
  }, [stage, x, y, turn]);
  useEffect(() => {
    if (beside !== undefined) stage?.refresh();
  }, [stage, beside]);
  // What was asked for at another table is of no account here.
  const earlier = useRef(show);
  useEffect(() => {
    if (show !== undefined && show !== earlier.current) stage?.follow(show.square);
  }, [stage, show]);
}
