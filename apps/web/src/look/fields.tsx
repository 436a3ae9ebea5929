import { type ReactNode, useId } from "react";
import "./fields.css";

/** What can be chosen; what cannot be now is grey, and the field says why. */
interface Offer<T extends string> {
  readonly value: T;
  readonly words: string;
  /** Under this heading. */
  readonly group?: string | undefined;
  readonly barred?: boolean;
}

/** One of a few things. */
export function Choice<T extends string>({
  label,
  help,
  why,
  value,
  choices,
  onChange,
}: {
  readonly label: ReactNode;
  readonly help?: string | undefined;
  /** What keeps the grey ones from being chosen. */
  readonly why?: string | undefined;
  readonly value: T;
  readonly choices: readonly Offer<T>[];
  onChange(value: T): void;
}): ReactNode {
  const id = useId();
  const groups = [...new Set(choices.map(({ group }) => group))];
  const options = (group: string | undefined) =>
    choices
      .filter((choice) => choice.group === group)
      .map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.barred ?? false}>
          {choice.words}
        </option>
      ));
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={help === undefined && why === undefined ? undefined : `${id}-help`}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {groups.map((group) =>
          group === undefined ? (
            options(group)
          ) : (
            <optgroup key={group} label={group}>
              {options(group)}
            </optgroup>
          ),
        )}
      </select>
      <Help id={`${id}-help`} help={help} why={why} />
    </div>
  );
}

/** Yes or no. */
export function Tick({
  label,
  help,
  why,
  value,
  onChange,
}: {
  readonly label: ReactNode;
  readonly help?: string | undefined;
  /** What keeps it from being changed: it is grey, can be come to by keys, and says so. */
  readonly why?: string | undefined;
  readonly value: boolean;
  onChange(value: boolean): void;
}): ReactNode {
  const id = useId();
  return (
    <div className={why === undefined ? "field field-tick" : "field field-tick field-barred"}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value}
          aria-disabled={why !== undefined}
          aria-describedby={help === undefined && why === undefined ? undefined : `${id}-help`}
          onChange={({ target }) => {
            if (why === undefined) onChange(target.checked);
          }}
        />
        {label}
      </label>
      <Help id={`${id}-help`} help={help} why={why} />
    </div>
  );
}

/** What a field is about, and what keeps it from being otherwise. */
function Help({
  id,
  help,
  why,
}: {
  readonly id: string;
  readonly help: string | undefined;
  readonly why: string | undefined;
}): ReactNode {
  if (help === undefined && why === undefined) return null;
  return (
    <p id={id} className="field-help">
      {help}
      {help !== undefined && why !== undefined && " "}
      {why !== undefined && <span className="field-why">{why}</span>}
    </p>
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
  most = 40,
  onChange,
}: {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The label is only heard. */
  readonly hidden?: boolean;
  /** How many letters there is room for. */
  readonly most?: number;
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
        maxLength={most}
        value={value}
        placeholder={placeholder}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Help id={`${id}-help`} help={help} why={undefined} />
    </div>
  );
}
