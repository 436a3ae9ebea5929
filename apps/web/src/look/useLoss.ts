import { useState } from "react";

/** How much there was before the last loss, for as long as that is shown. */
export function useLoss(now: number): { readonly before: number; readonly shown: () => void } {
  const [seen, setSeen] = useState(now);
  // What is won is there at once.
  if (now > seen) setSeen(now);
  return { before: Math.max(seen, now), shown: () => setSeen(now) };
}
