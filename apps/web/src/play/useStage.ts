import type { GameEvent, Viewer } from "@ossuaire/kernel";
import { audience } from "@ossuaire/kernel";
import type { News, Table } from "@ossuaire/table";
import { personsOf } from "@ossuaire/table";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Look } from "../games/look.ts";
import { currentSettings } from "../settings/settings.ts";
import { type Pace, type Shown, Stage } from "../table/Stage.ts";
import { prefersStillness } from "./stillness.ts";

/** Follows a table, page by page, at the pace of eyes. */
export function useStage(
  table: Pick<Table, "sitting" | "follow">,
  look: Look,
): { readonly stage: Stage; readonly shown: Shown | undefined } {
  const [stage] = useState(() => new Stage(paceOf(table, look)));
  useEffect(() => {
    const stop = table.follow(stage.hear);
    return () => {
      stop();
      stage.close();
    };
  }, [table, stage]);
  return { stage, shown: useSyncExternalStore(stage.subscribe, stage.shown) };
}

function paceOf(table: Pick<Table, "sitting">, look: Look): Pace {
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
