import type { LogEntry } from "@ossuaire/kernel";
import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage } from "../../words/language.ts";
import { RuleLink } from "../RuleLink.tsx";

/** What an entry of the log is made of, each step with its rule. */
export function Steps({ steps }: Pick<LogEntry, "steps">): ReactNode {
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  // Whoever has unfolded it wants to see it.
  useEffect(() => {
    const entry = list.current?.parentElement;
    if (entry?.contains(document.activeElement)) entry.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <ul ref={list} className="log-steps">
      {shownIn(steps).map(({ event, words }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they happened
        <li key={n}>
          {words[language]} <RuleLink id={event.rule} />
        </li>
      ))}
    </ul>
  );
}

/** Those that no other step says. */
export function shownIn(steps: LogEntry["steps"]): LogEntry["steps"] {
  return steps.filter(({ quiet }) => !quiet);
}
