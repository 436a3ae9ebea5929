import { type DarkReign, deedTitle, tableWords, type View } from "@ossuaire/dark-reign";
import { type ReactNode, useId, useRef } from "react";
import { useBorrowedFocus } from "../../look/useBorrowedFocus.ts";
import { Because } from "../../play/Because.tsx";
import { useLanguage } from "../../words/language.ts";
import { choose } from "./chosen.ts";
import { DeedButton } from "./DeedButton.tsx";
import { drawingOf } from "./drawings.ts";
import { barOf, isActing, type Offer } from "./offers.ts";

/** REG-ACT-02, 03: the deeds that the bar has no room for; then those that cannot be done, quiet, each with its reason and rule. */
export function MoreDeeds({
  view,
  question,
  offers,
}: {
  readonly view: View;
  readonly question: DarkReign["question"];
  readonly offers: readonly Offer[];
}): ReactNode {
  const language = useLanguage();
  const title = useId();
  const leaf = useRef<HTMLElement>(null);
  useBorrowedFocus(leaf, (laid) => laid.querySelector("button"));
  if (!isActing(question)) return null;
  const { rest } = barOf(offers);
  const offered = new Set(offers.map(({ deed }) => deed));
  const barred = question.about.barred.flatMap(({ deeds, reason }) =>
    deeds.filter((deed) => !offered.has(deed)).map((deed) => ({ deed, reason })),
  );
  const close = (): void => choose(undefined);
  return (
    <section
      ref={leaf}
      className="dr-offers dr-more-deeds parchment"
      aria-labelledby={title}
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <h2 id={title}>{tableWords.moreDeeds[language]}</h2>
      <div className="dr-more-row">
        {rest.map(([deed, ways]) => (
          <DeedButton
            key={deed}
            deed={deed}
            words={deedTitle(view, deed)[language]}
            cost={Math.min(...ways.map(({ cost }) => cost))}
            isChosen={false}
            onPress={() => choose({ question, deed })}
          />
        ))}
      </div>
      {barred.length > 0 && <h2>{tableWords.barredDeeds[language]}</h2>}
      <ul>
        {barred.map(({ deed, reason }) => (
          <li key={`${deed} ${reason.words.en}`} className="dr-not-now">
            <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
              <path fill="currentColor" d={drawingOf("deed", deed)} />
            </svg>
            <b>{deedTitle(view, deed)[language]}</b> <Because reason={reason} />
          </li>
        ))}
      </ul>
      <button type="button" className="leaf-close" aria-label={tableWords.close[language]} onClick={close}>
        ×
      </button>
    </section>
  );
}
