import type { Catacombs } from "@ossuaire/catacombs";
import { lazy, type ReactNode, Suspense } from "react";
import type { MomentProps } from "../look.ts";

// Fetched when the first room is cleared.
const Cleared = lazy(async () => ({ default: (await import("./chronicle/Cleared.tsx")).Cleared }));

/** CAT-GOLD-06: a room is done. */
export function Moment(props: MomentProps<Catacombs>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Cleared {...props} />
    </Suspense>
  );
}
