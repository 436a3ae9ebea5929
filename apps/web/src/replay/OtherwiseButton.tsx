import type { ReactNode } from "react";
import type { Look } from "../games/look.ts";
import { useStudyWords } from "../words/study.ts";
import type { Wound } from "./reel.ts";

/** Leads to the next flick of the match, to make it otherwise; nothing in a game without flicks. */
export function OtherwiseButton({
  told,
  look,
  at,
  onPress,
}: {
  readonly told: Wound["told"];
  readonly look: Look;
  readonly at: number;
  onPress(at: number): void;
}): ReactNode {
  const { t } = useStudyWords();
  // A flick is told on the page after the one on which it is asked for.
  const flicks = told.flatMap((page, n) => (page.some(({ event }) => look.isFlick(event)) ? [n - 1] : []));
  if (flicks.length === 0) return null;
  const next = flicks.find((flick) => flick >= at);
  return (
    <button
      type="button"
      className="play-button"
      disabled={next === undefined}
      onClick={() => next !== undefined && onPress(next)}
    >
      {t("study.otherwise.open")}
    </button>
  );
}
