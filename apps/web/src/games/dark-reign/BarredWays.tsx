import { type DarkReign, tableWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { Because } from "../../play/Because.tsx";
import { useLanguage } from "../../words/language.ts";
import { isActing } from "./offers.ts";

/** What stands against the other ways of a deed. */
export function BarredWays({
  question,
  deed,
}: {
  readonly question: DarkReign["question"];
  readonly deed: string;
}): ReactNode {
  const language = useLanguage();
  if (!isActing(question)) return null;
  const reasons = question.about.barred.filter(({ deeds }) => deeds.includes(deed));
  return reasons.map(({ reason }) => (
    <p key={reason.words.en} className="dr-not-now">
      {tableWords.barredWays[language]} <Because reason={reason} />
    </p>
  ));
}
