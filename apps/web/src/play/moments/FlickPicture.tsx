import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { paintFlick } from "../../board/paint/flick-picture.ts";
import type { Recall } from "../../games/look.ts";
import "./flick-picture.css";

/** Twice as many pixels as it is wide on the page. */
const size = { width: 720, height: 290 };

/** A flick of this match as a small picture; what it shows is said beside it. */
export function FlickPicture({
  recall,
  flick,
}: {
  readonly recall: Recall;
  readonly flick: number;
}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  /** The match has to be played through for it: until then there is a bare leaf, and no frame at all if nothing comes of it. */
  const [state, setState] = useState<"awaited" | "painted" | "lost">("awaited");
  const paint = useEffectEvent(async (isWanted: () => boolean) => {
    const motion = await recall(flick);
    const picture = motion && (await paintFlick(motion, size));
    if (!isWanted()) return;
    if (picture !== undefined) frame.current?.replaceChildren(picture);
    setState(picture === undefined ? "lost" : "painted");
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted anew for another flick alone
  useEffect(() => {
    let wanted = true;
    void paint(() => wanted);
    return () => {
      wanted = false;
    };
  }, [flick]);
  return <div ref={frame} className="flick-picture" data-state={state} aria-hidden="true" />;
}
