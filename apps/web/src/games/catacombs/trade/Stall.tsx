import { type Catacombs, cardWords, heroCard, type QuestionOf, tradeWords } from "@ossuaire/catacombs";
import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";
import { Emblem } from "../cards/Emblem.tsx";
import { purseOf } from "./gifts.ts";
import { Leave } from "./Leave.tsx";
import { Payment } from "./Payment.tsx";
import "./stall.css";

/** The room of somebody who sells: who it is, what every purse holds, the wares, the counter, the way out. */
export function Stall({
  sight: { view },
  decision,
  onAnswer,
  figure,
  about,
  wares,
  payment,
  counter,
}: PlaceProps<Catacombs> & {
  /** Who stands there, as an outline. */
  readonly figure: string;
  readonly about?: ReactNode;
  readonly wares: ReactNode;
  /** What somebody is asked to give: until then nothing else lies on the counter. */
  readonly payment: QuestionOf<"pay"> | undefined;
  readonly counter: ReactNode;
}): ReactNode {
  const language = useLanguage();
  const stall = useRef<HTMLElement>(null);
  // It is fetched when it is first come to: the question had nowhere to take the focus.
  useEffect(() => {
    if (document.activeElement === document.body)
      stall.current?.querySelector<HTMLElement>(".hand-lit")?.focus({ preventScroll: true });
  }, []);
  const title = tradeWords.at(view)[language];
  const mayLeave = decision?.prompt === "buy" || decision?.prompt === "heal" || decision?.prompt === "altar";
  return (
    <section ref={stall} className="stall" aria-label={title}>
      <div className="stall-inside">
        <div className="stall-keeper" aria-hidden="true">
          <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <path d={figure} />
          </svg>
        </div>
        <header className="stall-head">
          <h2>{title}</h2>
          {about}
          {mayLeave && <Leave onLeave={() => onAnswer({ kind: "choose", option: "done" })} />}
        </header>
        <ul className="stall-purses" aria-label={tradeWords.purses[language]}>
          {Object.entries(view.heroes).map(([hero, { life }]) => (
            <li key={hero} data-panel={`purse-${hero}`} className={life === 0 ? "stall-dead" : undefined}>
              <Emblem piece={hero} />
              <span className="unseen">{heroCard(hero).name[language]} </span>
              {life === 0 && <span className="unseen">({tradeWords.dead(hero)[language]}) </span>}
              <b>{cardWords.gold100(purseOf(view, hero))[language]}</b>
            </li>
          ))}
        </ul>
        <div className="stall-wares">{wares}</div>
        <div className="stall-plank" data-panel="till" aria-hidden="true" />
        <div className="stall-counter">
          {payment ? (
            <Payment key={payment.about.payer} question={payment} view={view} onAnswer={onAnswer} />
          ) : (
            counter
          )}
        </div>
      </div>
    </section>
  );
}
