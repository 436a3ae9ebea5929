import { attackSaid, type DarkReign, darkReignWords, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { Odds } from "./Odds.tsx";
import { besides, isPaired, type Offer } from "./offers.ts";

/** A button for each way, with its chances; two ways to do the same to the same one stand side by side, below whom they are about. */
export function OfferRows({
  view,
  question,
  offers,
  hasOdds,
  isNamed,
  onChoose,
}: {
  readonly view: View;
  readonly question: DarkReign["question"];
  readonly offers: readonly Offer[];
  readonly hasOdds: boolean;
  /** Whom all of them are about is written above already. */
  readonly isNamed: boolean;
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  const labels = darkReignWords.labels(question, view);
  return besides(offers).map((row) => {
    const [first] = row;
    const isPair = row.length > 1;
    const attack = first && isPaired(first) ? attackSaid(view, question, first.id) : undefined;
    return (
      <li key={first?.id} className={isPair ? "dr-pair" : undefined}>
        {attack && isPair && !isNamed && (
          <b className="dr-pair-on" aria-hidden="true">
            {attack.on[language]}
          </b>
        )}
        {row.map(({ id: offered }) => {
          const whole = labels.find(({ id }) => id === offered)?.words[language];
          const how = attack && (isPair || isNamed) ? attackSaid(view, question, offered)?.how : undefined;
          return (
            <button
              key={offered}
              type="button"
              className="dr-offer"
              data-option={offered}
              onClick={() => onChoose(offered)}
            >
              {how && <span aria-hidden="true">{how[language]}</span>}
              <span className={how && "unseen"}>{whole}</span>
              {hasOdds && <Odds view={view} question={question} option={offered} />}
            </button>
          );
        })}
      </li>
    );
  });
}
