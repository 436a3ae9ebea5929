import type { Analysis } from "@ossuaire/study";
import { useEffect, useState } from "react";
import type { Wound } from "../../replay/reel.ts";

/** What has been found so far: nothing yet, an analysis, or that there is none to be had. */
export type Found = Analysis | "awaited" | "none";

/** A match looked at again, better and better while one looks. */
export function useAnalysis(reel: Wound): Found {
  const [found, setFound] = useState<Found>("awaited");
  useEffect(() => reel.analyse((analysis) => setFound(analysis ?? "none")), [reel]);
  return found;
}
