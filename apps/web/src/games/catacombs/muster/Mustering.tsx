import { type Catacombs, catacombsWords, musterWords } from "@ossuaire/catacombs";
import type { Answer, Words } from "@ossuaire/kernel";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { useTableWords } from "../../../words/table.ts";
import { CardLink } from "../cards/CardLink.tsx";
import { Emblem } from "../cards/Emblem.tsx";
import { kindsIn, type Mustering as Question } from "./kinds.ts";
import "../board-leaf.css";
import "./mustering.css";

/** VER-WANDER-01 to 04, VER-VARIANT-04: the Overseer says who comes, on a leaf over the empty board: so many of each. */
export function Mustering({
  question,
  view,
  onAnswer,
}: {
  readonly question: Question;
  readonly view: Catacombs["view"];
  onAnswer(answer: Answer): void;
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const [taken, setTaken] = useState<Readonly<Record<string, number>>>({});
  const leaf = useRef<HTMLElement>(null);
  // It is fetched when it is first come to: the question had nowhere to take the focus.
  useEffect(() => {
    if (document.activeElement === document.body)
      leaf.current?.querySelector<HTMLElement>("[data-answer]")?.focus({ preventScroll: true });
  }, []);
  const kinds = kindsIn(question, view);
  const options = kinds.flatMap((kind) => kind.options.slice(0, taken[kind.card] ?? 0));
  const { prompt, max, rule } = question;
  const title = catacombsWords.prompt(prompt, question)[language];
  return (
    <section ref={leaf} className="parchment board-leaf mustering" aria-label={title}>
      <h2>
        {title} <RuleLink id={rule} />
      </h2>
      <ul>
        {kinds.map(({ card, words, options: { length: most } }, place) => {
          const count = taken[card] ?? 0;
          const take = (next: number) => setTaken({ ...taken, [card]: next });
          return (
            <li key={card}>
              <CardLink card={{ kind: "monster", id: card }} className="mustering-card">
                <Emblem piece={card} />
                <span>{words[language]}</span>
              </CardLink>
              <Step
                sign="−"
                label={musterWords.less(words)}
                off={count === 0}
                onStep={() => take(count - 1)}
              />
              <output aria-label={words[language]}>{count}</output>
              <Step
                sign="+"
                label={musterWords.more(words)}
                off={count === most || options.length === max}
                first={place === 0}
                onStep={() => take(count + 1)}
              />
            </li>
          );
        })}
      </ul>
      <p role="status">{musterWords.rest(question, options.length)[language]}</p>
      <button
        type="button"
        className="button button-forward"
        onClick={() => onAnswer({ kind: "pick", options })}
      >
        {t("table.done")}
      </button>
    </section>
  );
}

/** Stays in reach of the keys where it does nothing: whoever pressed it is still there. */
function Step({
  sign,
  label,
  off,
  first = false,
  onStep,
}: {
  readonly sign: string;
  readonly label: Words;
  readonly off: boolean;
  /** The question takes the focus here. */
  readonly first?: boolean;
  onStep(): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <button
      type="button"
      aria-label={label[language]}
      aria-disabled={off}
      data-answer={first ? "" : undefined}
      onClick={() => !off && onStep()}
    >
      {sign}
    </button>
  );
}
