import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Recall } from "../../games/look.ts";
import { useSettings } from "../../settings/settings.ts";
import type { Host } from "../host.ts";

/** What is worth a pause, laid over the table when it has just been watched. Not when one comes back to it later. */
export function Moments({ host, recall }: { readonly host: Host; readonly recall: Recall }): ReactNode {
  const { look, sight, heard, page, decision } = host;
  const { pace } = useSettings();
  /** How much had been heard at the moment. */
  const [at, setAt] = useState<number>();
  const last = useRef<number>(undefined);
  const turn = useEffectEvent((isNext: boolean) => {
    if (sight.anew || !isNext) return setAt(undefined);
    // Whoever wants everything at once wants no pauses either.
    if (pace !== "at-once" && look.isMoment && sight.events.some(look.isMoment)) setAt(heard.length);
  });
  useEffect(() => {
    if (last.current !== undefined) turn(page === last.current + 1);
    last.current = page;
  }, [page]);
  if (look.Moment === undefined || at === undefined || sight.outcome !== undefined) return null;
  return (
    <look.Moment
      view={sight.view}
      heard={heard.slice(0, at)}
      since={heard.slice(at)}
      decision={decision}
      recall={recall}
      onAnswer={(answer) => host.answer?.(answer)}
      onClose={() => setAt(undefined)}
    />
  );
}
