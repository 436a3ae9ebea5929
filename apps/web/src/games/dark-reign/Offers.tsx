import { type DarkReign, deedTitle, squareSeen, tableWords, type View } from "@ossuaire/dark-reign";
import { type ReactNode, useId, useRef } from "react";
import { isSame, type Square } from "../../board/grid/scene.ts";
import { useBorrowedFocus } from "../../look/useBorrowedFocus.ts";
import { useLanguage } from "../../words/language.ts";
import { BarredWays } from "./BarredWays.tsx";
import { type Chosen, choose } from "./chosen.ts";
import { Odds } from "./Odds.tsx";
import { OfferRows } from "./OfferRows.tsx";
import { type Offer, toldApart } from "./offers.ts";

/** What can be done to somebody or something, or all the ways of a deed: on parchment, with the chances of an attack. */
export function Offers({
  view,
  question,
  chosen,
  offers,
  onWalk,
  onChoose,
}: {
  readonly view: View;
  readonly question: DarkReign["question"];
  readonly chosen: Chosen;
  readonly offers: readonly Offer[];
  readonly onWalk: ((square: Square) => void) | undefined;
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  const title = useId();
  const leaf = useRef<HTMLElement>(null);
  const { deed, square } = chosen;
  const ways = offers.filter(
    (offer) =>
      (deed === undefined ? offer.deed !== "search" : offer.deed === deed) &&
      (square === undefined || (offer.at !== undefined && isSame(offer.at, square))),
  );
  const { meant, others } = toldApart(ways);
  const isNamed = square !== undefined && new Set(ways.map(({ target }) => target)).size === 1;
  // REG-SEARCH-03: one square is as good as another, as far as anybody knows.
  const isAlike = deed === "search";
  const [first] = meant;
  useBorrowedFocus(leaf, (laid) => laid.querySelector("ul button"), `${deed} ${square?.x} ${square?.y}`);
  const heading = square
    ? squareSeen(view, square, undefined)
    : deed
      ? deedTitle(view, deed)
      : tableWords.deeds;
  const close = (): void => choose(undefined);
  return (
    <section
      ref={leaf}
      className="dr-offers parchment"
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <h2 id={title}>{heading[language]}</h2>
      {first && isAlike && (
        <p className="dr-odds-all">
          <Odds view={view} question={question} option={first.id} />
        </p>
      )}
      <ul>
        <OfferRows offers={meant} hasOdds={!isAlike} {...{ view, question, isNamed, onChoose }} />
        {square && onWalk && (
          <li>
            <button type="button" className="dr-offer" data-option="walk" onClick={() => onWalk(square)}>
              {tableWords.walkHere[language]}
            </button>
          </li>
        )}
      </ul>
      {others.length > 0 && (
        <details className="dr-others">
          <summary>{tableWords.otherTargets[language]}</summary>
          <ul>
            <OfferRows offers={others} hasOdds {...{ view, question, isNamed, onChoose }} />
          </ul>
        </details>
      )}
      {deed && <BarredWays question={question} deed={deed} />}
      <button type="button" className="leaf-close" aria-label={tableWords.close[language]} onClick={close}>
        ×
      </button>
    </section>
  );
}
