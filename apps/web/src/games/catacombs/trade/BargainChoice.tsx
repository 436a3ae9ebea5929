import type { Words } from "@ossuaire/kernel";
import { type ReactNode, useId } from "react";
import { useLanguage } from "../../../words/language.ts";

/** One of the things that a deal may be about. */
export interface Bargained<Value> {
  readonly value: Value;
  readonly name: Words;
  readonly note: string | undefined;
  readonly picture?: ReactNode;
  readonly isBarred?: boolean;
}

/** One of several: for whom, at which price. */
export function BargainChoice<Value extends string>({
  className,
  question,
  choices,
  chosen,
  onChoose,
}: {
  readonly className: string;
  readonly question: Words;
  readonly choices: readonly Bargained<Value>[];
  readonly chosen: Value | undefined;
  onChoose(value: Value): void;
}): ReactNode {
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className={className}>
      <legend>{question[language]}</legend>
      {choices.map(({ value, picture, isBarred = false, ...choice }) => (
        <label key={value} className="bargain-choice">
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            disabled={isBarred}
            onChange={() => onChoose(value)}
          />
          {picture}
          <span>
            <b>{choice.name[language]}</b> <i>{choice.note}</i>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
