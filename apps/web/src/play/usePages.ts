import type { GameEvent } from "@ossuaire/kernel";
import { audience } from "@ossuaire/kernel";
import type { News, OpenTable } from "@ossuaire/table";
import { personsOf } from "@ossuaire/table";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Look } from "../games/look.ts";
import { waits } from "../settings/pace.ts";
import { currentSettings, useSettings } from "../settings/settings.ts";
import { type Pace, Pages, type Shown } from "../table/Pages.ts";
import { gathered } from "./gathered.ts";
import { prefersStillness, wantsNoMovement } from "./stillness.ts";

/** Follows a table, page by page, at the pace of eyes. */
export function usePages(
  table: Pick<OpenTable, "sitting" | "follow">,
  look: Look,
): { readonly pages: Pages; readonly shown: Shown | undefined } {
  const [pages] = useState(() => new Pages(paceOf(table, look)));
  const { pace } = useSettings();
  useEffect(() => {
    const { hear, stop: forget } = gathered(pages.hear);
    const stop = table.follow(hear);
    return () => {
      stop();
      forget();
      pages.close();
    };
  }, [table, pages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits, waits by the new pace
  useEffect(() => pages.hurry(), [pages, pace]);
  return { pages, shown: useSyncExternalStore(pages.subscribe, pages.shown) };
}

/** How long a page stands, in milliseconds: one that only says who is about to act, and one that says what came of it. */
const before = 450;
const after = 1200;

function paceOf(table: Pick<OpenTable, "sitting">, look: Look): Pace {
  const persons = personsOf(table.sitting);
  const eventsOf = ({ sights }: News): readonly GameEvent[] => sights[audience]?.events ?? [];
  const asks = ({ sights }: News): boolean =>
    sights[audience]?.waiting?.seats.some((seat) => persons.includes(seat)) ?? false;
  return {
    asks,
    flicks(news, again) {
      const still = again ? wantsNoMovement() : prefersStillness();
      return still || news.sights[audience]?.anew
        ? []
        : eventsOf(news).filter((event) => look.isFlick(event));
    },
    pause(news, next, again) {
      const usual = look.lasts?.(eventsOf(news)) ?? (eventsOf(news).some(look.isFlick) ? after : before);
      if (again) return usual * waits.slow;
      // What a person does is shown at once; what a bot does leaves time to see that it was asked, and what it did.
      if (asks(news) || next.sights[audience]?.anew) return 0;
      const { pace } = currentSettings();
      if (pace === "step" && isBetween(news, next)) return "held";
      return usual * waits[pace];
    },
  };

  /** One deed is over, or another is about to begin. */
  function isBetween(news: News, next: News): boolean {
    const isDeed = ({ sights }: News) => {
      const sight = sights[audience];
      const deed = sight && look.deed?.(sight.events, sight.view);
      return deed !== undefined && !deed.isStep;
    };
    // A deed that has no flick is told together with what came of it.
    const isWhole = look.lasts !== undefined;
    return eventsOf(news).some(look.isFlick) || (isDeed(next) && (isWhole || !isDeed(news)));
  }
}
