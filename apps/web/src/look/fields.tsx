import { type ReactNode, useId } from "react";
import "./fields.css";

/** One of a few things. */
export function Choice<T extends string>({
  label,
  help,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly words: string }[];
  onChange(value: T): void;
}): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
      {help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
}

/** Yes or no. */
export function Tick({
  label,
  help,
  value,
  onChange,
}: {
  readonly label: string;
  readonly help?: string;
  readonly value: boolean;
  onChange(value: boolean): void;
}): ReactNode {
  const id = useId();
  return (
    <div className="field field-tick">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
}

/** From nothing to all of it, in hundredths. */
export function Slider({
  label,
  value,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean;
  onChange(value: number): void;
}): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}

/** A short text. */
export function Line({
  label,
  help,
  value,
  placeholder,
  hidden = false,
  onChange,
}: {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The label is only heard. */
  readonly hidden?: boolean;
  onChange(value: string): void;
}): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={hidden ? "unseen" : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        maxLength={40}
        value={value}
        placeholder={placeholder}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
}
