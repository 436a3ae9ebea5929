import type { Conquest } from "@ossuaire/conquest";
import { lazy, type ReactNode, Suspense } from "react";
import type { EndProps } from "../look.ts";

// Fetched when there is an end.
const Story = lazy(async () => ({ default: (await import("./chronicle/Story.tsx")).Story }));

/** CON-END-07: how the match went. */
export function End(props: EndProps<Conquest>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Story {...props} />
    </Suspense>
  );
}
