import type { Answer, Refusal, Seat, Sight, Viewer } from "@ossuaire/kernel";
import type { OpenTable } from "@ossuaire/table";
import { useState } from "react";
import type { Look } from "../games/look.ts";
import { rates } from "../settings/pace.ts";
import { useSettings } from "../settings/settings.ts";
import type { Pages, Shown } from "../table/Pages.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { agreedGuide } from "./agreedGuide.ts";
import type { Host } from "./host.ts";
import { prefersStillness } from "./stillness.ts";
import { useQuestionFocus } from "./useQuestionFocus.ts";

/** A match at a table, as far as it is shown. */
export interface Match {
  readonly table: OpenTable;
  readonly look: Look;
  readonly pages: Pages;
  readonly shown: Shown;
  readonly viewer: Viewer;
  readonly sight: Sight;
  /** Who has to take the device before the match goes on. */
  readonly awaited: Seat | undefined;
}

export interface Playing {
  readonly host: Host & { readonly still: boolean };
  /** Why the last answer was refused, as long as its page lies on the table. */
  readonly refusal: Refusal | undefined;
  setRefusal(refusal: Refusal | undefined): void;
}

/** Hosts a match that is played: hands answers to the table, and keeps what it says against them. */
export function usePlayHost({ table, look, pages, shown, viewer, sight, awaited }: Match): Playing {
  const { t } = useTableWords();
  const language = useLanguage();
  const { guide, pace } = useSettings();
  const [refused, setRefused] = useState<{ readonly page: number; readonly refusal: Refusal }>();
  const [sent, setSent] = useState<number>();
  const { page } = shown.news;
  const still = !shown.behind && sent !== page;
  // While the computer plays for somebody, nothing is asked of them.
  const decision = still && table.sitting.sitters[viewer]?.kind !== "bot" ? sight.decision : undefined;
  // Where others are waited for, the tab says when that is over.
  const isTurn = table.elsewhere === true && decision !== undefined;
  useQuestionFocus(page, awaited === undefined ? decision : undefined);

  const setRefusal = (refusal: Refusal | undefined): void => setRefused(refusal && { page, refusal });
  const answer = async (given: Answer): Promise<void> => {
    setSent(page);
    // Who sits elsewhere does not wait for the line to see their own flick.
    if (table.elsewhere && given.kind === "flick" && !prefersStillness())
      pages.foresee({ seat: viewer, ...given });
    const refusal = await table.submit(viewer, given, page);
    if (refusal !== undefined) pages.unforesee();
    setSent(undefined);
    setRefusal(refusal);
  };
  return {
    host: {
      look,
      sight,
      viewer,
      sitters: table.sitting.sitters,
      heard: shown.heard[viewer] ?? [],
      page,
      tab: `${isTurn ? `${t("table.yourTurn")} — ` : ""}${look.words.title(sight.view, decision)[language]}`,
      still,
      decision,
      guide: agreedGuide(guide, look.guides?.(sight.view)),
      flick: shown.flick,
      sum: shown.sum,
      again: shown.again === "shows",
      // Once more, and slower.
      speed: rates[shown.again === "shows" ? "slow" : pace],
      flickEnded: pages.flickEnded,
      answer: (given) => void answer(given),
      object: setRefusal,
    },
    refusal: refused?.page === page ? refused.refusal : undefined,
    setRefusal,
  };
}
