import { type DarkReign, darkReignWords, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { Odds } from "./Odds.tsx";
import { besides, type Offer } from "./offers.ts";

/** A button for each way, with its chances; two ways to do the same to the same one stand side by side. */
export function OfferRows({
  view,
  question,
  offers,
  hasOdds,
  onChoose,
}: {
  readonly view: View;
  readonly question: DarkReign["question"];
  readonly offers: readonly Offer[];
  readonly hasOdds: boolean;
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  const labels = darkReignWords.labels(question, view);
  return besides(offers).map((row) => (
    <li key={row[0]?.id} className={row.length > 1 ? "dr-pair" : undefined}>
      {row.map(({ id: offered }) => (
        <button
          key={offered}
          type="button"
          className="dr-offer"
          data-option={offered}
          onClick={() => onChoose(offered)}
        >
          <span>{labels.find(({ id }) => id === offered)?.words[language]}</span>
          {hasOdds && <Odds view={view} question={question} option={offered} />}
        </button>
      ))}
    </li>
  ));
}
