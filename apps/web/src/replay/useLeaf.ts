import type { News } from "@ossuaire/table";
import { useEffect, useState } from "react";
import type { Wound } from "./reel.ts";

/** The page that is shown; while another is being fetched, the one before stays. */
export interface Leaf {
  readonly at: number;
  readonly news: News;
}

/** The page at this place of a reel. The next one is fetched in advance, so that a film runs without a break. */
export function useLeaf(reel: Wound, at: number): Leaf {
  const [held, hold] = useState<Leaf>({ at: 0, news: reel.first });
  useEffect(() => {
    let gone = false;
    void reel.bring(at).then((news) => !gone && hold({ at, news }));
    if (at + 1 < reel.told.length) void reel.bring(at + 1);
    return () => {
      gone = true;
    };
  }, [reel, at]);
  const news = reel.known(at);
  return news === undefined ? held : { at, news };
}
