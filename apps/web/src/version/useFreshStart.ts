import { useEffect, useState } from "react";
import { isOutdated } from "./published.ts";
import { startAnew } from "./startAnew.ts";

/**
 * Where a screen could not be opened: its files may be gone because a newer version is published. Then the page starts
 * anew by itself, as what stood here is lost already. Says whether that is still to be seen.
 */
export function useFreshStart(wanted = true): boolean {
  const [isAsking, setAsking] = useState(wanted);
  useEffect(() => {
    if (!wanted) return;
    let isHere = true;
    void isOutdated().then((outdated) => {
      if (isHere && !(outdated && startAnew())) setAsking(false);
    });
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return isAsking;
}
