import { type ReactNode, useId } from "react";
import "./radio-cards.css";

/** One of a few, each with a sentence; what cannot be chosen now is quiet, and says why. */
export interface RadioCard<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly text?: string | undefined;
  readonly mark?: ReactNode;
  readonly why?: string | undefined;
}

/** One of a few things that deserve more than a line in a list. */
export function RadioCards<T extends string>({
  label,
  hidden = false,
  help,
  value,
  cards,
  onChange,
}: {
  readonly label: string;
  /** The label is only heard: a heading says it already. */
  readonly hidden?: boolean;
  readonly help?: string | undefined;
  readonly value: T;
  readonly cards: readonly RadioCard<T>[];
  onChange(value: T): void;
}): ReactNode {
  const id = useId();
  return (
    <fieldset className="radio-cards" aria-describedby={help === undefined ? undefined : `${id}-help`}>
      <legend className={hidden ? "unseen" : undefined}>{label}</legend>
      <div className="radio-cards-row">
        {cards.map((card) => (
          <label
            key={card.value}
            className="radio-card"
            data-barred={card.why === undefined ? undefined : ""}
          >
            <input
              type="radio"
              name={id}
              value={card.value}
              checked={card.value === value}
              aria-disabled={card.why !== undefined}
              aria-labelledby={`${id}-${card.value}-name`}
              aria-describedby={`${id}-${card.value}`}
              onChange={() => {
                if (card.why === undefined) onChange(card.value);
              }}
            />
            <span id={`${id}-${card.value}-name`} className="radio-card-name">
              {card.name} {card.mark}
            </span>
            <span id={`${id}-${card.value}`} className="radio-card-text">
              {card.text}
              {card.why !== undefined && <i className="radio-card-why"> {card.why}</i>}
            </span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </fieldset>
  );
}
