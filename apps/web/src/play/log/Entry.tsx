import type { LogDeed, LogEntry, LogHeading } from "@ossuaire/kernel";
import { type FocusEvent, memo, type PointerEvent, type ReactNode } from "react";
import type { Look } from "../../games/look.ts";
import { useLanguage } from "../../words/language.ts";
import { Glance } from "./Glance.tsx";
import { Steps } from "./Steps.tsx";

interface EntryProps<Of extends LogEntry> {
  readonly look: Look;
  readonly entry: Of;
  /** Which entry it is. */
  readonly at: number;
  readonly open: boolean;
  onToggle(at: number): void;
  /** It is pointed at, by hand or by focus. */
  onPeek(at: number, line: HTMLElement): void;
}

/** A heading or a deed of the log; a press unfolds it. */
export const Entry = memo(function Entry({ entry, ...rest }: EntryProps<LogEntry>): ReactNode {
  return entry.kind === "heading" ? <Heading entry={entry} {...rest} /> : <Deed entry={entry} {...rest} />;
});

function Heading(props: EntryProps<LogHeading>): ReactNode {
  const language = useLanguage();
  const { words, lead, depth, steps } = props.entry;
  return (
    <li className={`log-heading log-depth-${depth}`}>
      <h3>
        {steps.length === 0 ? (
          words[language]
        ) : (
          <button type="button" aria-expanded={props.open} {...handles(props)}>
            {words[language]}
          </button>
        )}
      </h3>
      {lead && <p>{ended(lead[language])}</p>}
      {props.open && steps.length > 0 && <Steps steps={steps} />}
    </li>
  );
}

/** What the rules say has no full stop; a tale brings its own. */
function ended(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** Seen it is a line, heard it is a sentence. */
function Deed(props: EntryProps<LogDeed>): ReactNode {
  const language = useLanguage();
  const { look, entry, open } = props;
  const { sentence, glance } = entry;
  return (
    <li className="log-deed">
      <button
        type="button"
        className="log-line"
        aria-expanded={open}
        {...handles(props)}
        onClick={() => {
          props.onToggle(props.at);
          look.showTold?.(entry.steps.map(({ event }) => event));
        }}
      >
        {glance === undefined ? (
          <span className="log-told">{sentence[language]}</span>
        ) : (
          <>
            <span className="unseen">{sentence[language]}.</span>
            <span className="log-glance" aria-hidden="true">
              <Glance look={look} glance={glance} />
            </span>
          </>
        )}
      </button>
      {open && <Steps steps={entry.steps} />}
    </li>
  );
}

/** A finger that touches has come to press, not to point. */
function handles({ at, onToggle, onPeek }: EntryProps<LogEntry>) {
  return {
    onClick: () => onToggle(at),
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === "mouse") onPeek(at, currentTarget);
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(":focus-visible")) onPeek(at, currentTarget);
    },
  };
}
