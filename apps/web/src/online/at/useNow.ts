import { useEffect, useState } from "react";

/** The time of day by this page's clock, looked at every so many milliseconds while it matters. */
export function useNow(isWatched: boolean, every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWatched) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [isWatched, every]);
  return now;
}
