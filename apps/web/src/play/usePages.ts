import type { GameEvent, Viewer } from "@ossuaire/kernel";
import { audience } from "@ossuaire/kernel";
import type { News, OpenTable } from "@ossuaire/table";
import { personsOf } from "@ossuaire/table";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Look } from "../games/look.ts";
import { currentSettings } from "../settings/settings.ts";
import { type Pace, Pages, type Shown } from "../table/Pages.ts";
import { prefersStillness } from "./stillness.ts";

/** Follows a table, page by page, at the pace of eyes. */
export function usePages(
  table: Pick<OpenTable, "sitting" | "follow">,
  look: Look,
): { readonly pages: Pages; readonly shown: Shown | undefined } {
  const [pages] = useState(() => new Pages(paceOf(table, look)));
  useEffect(() => {
    const stop = table.follow(pages.hear);
    return () => {
      stop();
      pages.close();
    };
  }, [table, pages]);
  return { pages, shown: useSyncExternalStore(pages.subscribe, pages.shown) };
}

function paceOf(table: Pick<OpenTable, "sitting">, look: Look): Pace {
  const persons = personsOf(table.sitting);
  return {
    flicks: (news) => (prefersStillness() || news.sights[audience]?.anew ? [] : flicksOf(news, look)),
    pause: ({ sights }, next) => {
      const asked = sights[audience]?.waiting?.seats ?? [];
      // What a person does is shown at once; what a bot does leaves time to see that it was asked, and what it did.
      if (asked.some((seat) => persons.includes(seat)) || next.sights[audience]?.anew) return 0;
      return pauses[currentSettings().speed];
    },
  };
}

const pauses = { calm: 900, brisk: 350, instant: 0 } as const;

function flicksOf(news: News, look: Look, viewer: Viewer = audience): readonly GameEvent[] {
  return news.sights[viewer]?.events.filter(look.isFlick) ?? [];
}
