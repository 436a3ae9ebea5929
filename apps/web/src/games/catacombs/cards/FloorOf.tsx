import { ground } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { floorFiles } from "../../../board/paint/floors.ts";
import { floorOf } from "../floors.ts";

/** CAT-PHASE-07: what the board is made of, as it is under the discs; inside a drawing of that board, in mm. */
export function FloorOf({ board }: { readonly board: string }): ReactNode {
  const { length, width } = ground;
  const { ground: made } = floorOf(board);
  return (
    <>
      <rect width={length} height={width} />
      {made !== undefined && (
        <image href={floorFiles[made]} width={length} height={width} preserveAspectRatio="xMidYMid slice" />
      )}
    </>
  );
}
