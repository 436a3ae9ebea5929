import {
  type DarkReign,
  darkReignWords,
  effectParts,
  findSeen,
  momentWords,
  nameIn,
  sheetWords,
  titleIn,
} from "@ossuaire/dark-reign";
import type { Sight } from "@ossuaire/kernel";
import { type ReactNode, useId } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Die } from "../Die.tsx";
import { Portrait } from "../Row.tsx";
import { pictureOf } from "../sheet/picture.ts";
import "./asked.css";

type Question = Extract<DarkReign["question"], { readonly prompt: "take-find" }>;

/** REG-TREAS-01 to 04: a treasure as it is turned up: the dice, its table, what it does and who could use it; then take or leave. */
export function Find({
  sight: { view, events },
  question,
  onChoose,
}: {
  readonly sight: Sight<DarkReign>;
  readonly question: Question;
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  const title = useId();
  const { who, thing } = question.about;
  const { card, sort, rows, users } = findSeen(view, thing);
  const throws = events.filter(
    (one) => one.type === "threw" && (one.what === "nature" || one.what === "treasure"),
  );
  return (
    <section className="dr-asked dr-find parchment" aria-labelledby={title}>
      <h2 id={title}>{momentWords.treasure(nameIn(who, view))[language]}</h2>
      <div className="dr-find-dice">
        {throws.map((one) => one.type === "threw" && <Throw key={one.what} {...one} />)}
      </div>
      <div className="dr-find-card">
        <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
          <path fill="currentColor" d={pictureOf(card)} />
        </svg>
        <h3>{card.name[language]}</h3>
        <p>
          {effectParts(card)
            .map((part) => part[language])
            .join(" · ")}
        </p>
        <p>
          <i>{sheetWords.weight(card.weight)[language]}</i> <RuleLink id={card.rule} />
        </p>
      </div>
      {sort && (
        <ol className="dr-find-table" aria-label={sort[language]}>
          <li>{sort[language]}</li>
          {rows.map(({ from, to, name, isFound }) => (
            <li key={from} aria-current={isFound ? "true" : undefined}>
              <b>{from === to ? from : `${from}–${to}`}</b> {name[language]}
            </li>
          ))}
        </ol>
      )}
      <h4>{momentWords.users[language]}</h4>
      <ul className="dr-find-users">
        {users.map(({ who: hero, missing }) => (
          <li key={hero.id} data-missing={missing.length > 0 ? "" : undefined}>
            <Portrait who={hero} />
            <b>{titleIn(hero.id, view)[language]}</b>
            <span>{(missing[0] ?? momentWords.fits)[language]}</span>
          </li>
        ))}
      </ul>
      <p className="dr-asked-ways">
        {darkReignWords.labels(question, view).map(({ id, words, declines }) => (
          <button
            key={id}
            type="button"
            className={declines ? "button" : "button button-forward"}
            data-answer=""
            data-option={id}
            onClick={() => onChoose(id)}
          >
            {words[language]}
          </button>
        ))}
      </p>
    </section>
  );
}

/** Two D and what they come to. */
function Throw({
  what,
  dice,
  total,
}: {
  readonly what: string;
  readonly dice: readonly number[];
  readonly total: number;
}): ReactNode {
  const language = useLanguage();
  return (
    <p>
      {dice.map((points, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw keep their places
        <Die key={n}>{points}</Die>
      ))}
      = <b>{total}</b> {(what === "nature" ? momentWords.nature : momentWords.table)[language]}
    </p>
  );
}
