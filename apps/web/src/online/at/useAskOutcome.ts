import { useEffect, useRef, useState } from "react";
import { type Connected, useKnown } from "../useConnection.ts";

/** How long it is said what came of a request, and after what moment: what it has brought about is told right after it. */
const shown = 6000;
const settled = 300;

/** What came of one's own wish to take back, for a while. */
export function useAskOutcome(connected: Connected): "granted" | "refused" | undefined {
  const { about } = useKnown(connected);
  const [outcome, setOutcome] = useState<"granted" | "refused">();
  const asked = useRef<{ readonly number: number } | undefined>(undefined);
  const open = about?.face.open;
  const isOurs = open?.wish.kind === "undo" && about?.you.includes(open.by) === true;
  useEffect(() => {
    if (isOurs) {
      asked.current = { number: connected.table.number };
      setOutcome(undefined);
      return;
    }
    if (asked.current === undefined) return;
    const { number } = asked.current;
    asked.current = undefined;
    const say = () => setOutcome(connected.table.number < number ? "granted" : "refused");
    const timers = [setTimeout(say, settled), setTimeout(() => setOutcome(undefined), shown)];
    return () => timers.forEach(clearTimeout);
  }, [isOurs, connected]);
  return outcome;
}
