import type { DarkReign } from "@ossuaire/dark-reign";
import { lazy, type ReactNode, Suspense } from "react";
import type { EndProps } from "../../look.ts";

// Fetched when there is an end.
const Chronicle = lazy(async () => ({ default: (await import("./Chronicle.tsx")).Chronicle }));

/** REG-QUEST-03, REG-VERDICT-49: how the quest went, with all that was hidden. */
export function End(props: EndProps<DarkReign>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Chronicle {...props} />
    </Suspense>
  );
}
