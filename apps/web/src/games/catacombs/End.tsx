import type { Catacombs } from "@ossuaire/catacombs";
import { lazy, type ReactNode, Suspense } from "react";
import type { EndProps } from "../look.ts";

// Fetched when there is an end.
const Campaign = lazy(async () => ({ default: (await import("./chronicle/Campaign.tsx")).Campaign }));

/** CAT-WIN-02, 04: how the campaign went. */
export function End(props: EndProps<Catacombs>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Campaign {...props} />
    </Suspense>
  );
}
