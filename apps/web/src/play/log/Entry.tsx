import type { LogDeed, LogEntry, LogHeading } from "@ossuaire/kernel";
import type { FocusEvent, PointerEvent, ReactNode } from "react";
import type { Look } from "../../games/look.ts";
import { useLanguage } from "../../words/language.ts";
import { Glance } from "./Glance.tsx";
import { Steps } from "./Steps.tsx";

interface EntryProps<Of extends LogEntry> {
  readonly look: Look;
  readonly entry: Of;
  readonly open: boolean;
  onToggle(): void;
  /** It is pointed at, by hand or by focus. */
  onPeek(line: HTMLElement): void;
}

/** A heading or a deed of the log; a press unfolds it. */
export function Entry({ entry, ...rest }: EntryProps<LogEntry>): ReactNode {
  return entry.kind === "heading" ? <Heading entry={entry} {...rest} /> : <Deed entry={entry} {...rest} />;
}

function Heading({
  entry: { words, lead, depth, steps },
  open,
  onToggle,
  onPeek,
}: EntryProps<LogHeading>): ReactNode {
  const language = useLanguage();
  return (
    <li className={`log-heading log-depth-${depth}`}>
      <h3>
        {steps.length === 0 ? (
          words[language]
        ) : (
          <button type="button" aria-expanded={open} onClick={onToggle} {...peeks(onPeek)}>
            {words[language]}
          </button>
        )}
      </h3>
      {lead && <p>{lead[language]}.</p>}
      {open && steps.length > 0 && <Steps steps={steps} />}
    </li>
  );
}

/** Seen it is a line, heard it is a sentence. */
function Deed({
  look,
  entry: { sentence, glance, steps },
  open,
  onToggle,
  onPeek,
}: EntryProps<LogDeed>): ReactNode {
  const language = useLanguage();
  return (
    <li className="log-deed">
      <button type="button" className="log-line" aria-expanded={open} onClick={onToggle} {...peeks(onPeek)}>
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
      {open && <Steps steps={steps} />}
    </li>
  );
}

/** A finger that touches has come to press, not to point. */
function peeks(onPeek: (line: HTMLElement) => void) {
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === "mouse") onPeek(currentTarget);
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(":focus-visible")) onPeek(currentTarget);
    },
  };
}
