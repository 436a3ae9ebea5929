import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Recall } from "../../games/look.ts";
import type { Host } from "../host.ts";

/** What is worth a pause, laid over the table when it has just been watched. Not when one comes back to it later. */
export function Moments({
  host,
  recall,
  isWatched,
  speed = 1,
  onPause,
}: {
  readonly host: Host;
  readonly recall: Recall;
  /** Page by page: whoever wants everything at once, or leafs about, wants no pauses either. */
  readonly isWatched: boolean;
  /** How many seconds of a pause pass in one of the clock. */
  readonly speed?: number;
  /** A pause begins, or is over. */
  onPause?(paused: boolean): void;
}): ReactNode {
  const { look, sight, heard, page, decision } = host;
  /** How much had been heard at the moment. */
  const [at, setAt] = useState<number>();
  const last = useRef<number>(undefined);
  const turn = useEffectEvent((isNext: boolean) => {
    if (sight.anew || !isNext) return setAt(undefined);
    if (isWatched && look.isMoment && sight.events.some(look.isMoment)) setAt(heard.length);
  });
  const pause = useEffectEvent((paused: boolean) => onPause?.(paused));
  useEffect(() => {
    if (last.current !== undefined) turn(page === last.current + 1);
    last.current = page;
  }, [page]);
  useEffect(() => pause(at !== undefined), [at]);
  if (look.Moment === undefined || at === undefined || sight.outcome !== undefined) return null;
  return (
    <look.Moment
      view={sight.view}
      heard={heard.slice(0, at)}
      since={heard.slice(at)}
      decision={decision}
      recall={recall}
      speed={speed}
      onAnswer={(answer) => host.answer?.(answer)}
      onClose={() => setAt(undefined)}
    />
  );
}
