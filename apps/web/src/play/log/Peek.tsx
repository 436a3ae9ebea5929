import type { LogEntry } from "@ossuaire/kernel";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLanguage } from "../../words/language.ts";
import { shownIn } from "./Steps.tsx";

/** Beside the log, while a line is pointed at: the same in full, with its rules. It is said by the line itself. */
export function Peek({ entry, line }: { readonly entry: LogEntry; readonly line: HTMLElement }): ReactNode {
  const language = useLanguage();
  const leaf = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = leaf;
    if (current === null) return;
    const { top, height } = line.getBoundingClientRect();
    const edge = line.closest(".log")?.getBoundingClientRect().left ?? 0;
    const lowest = window.innerHeight - current.offsetHeight - 8;
    current.style.right = `${window.innerWidth - edge + 14}px`;
    current.style.top = `${Math.max(8, Math.min(lowest, top + height / 2 - current.offsetHeight / 2))}px`;
  });
  const words = entry.kind === "heading" ? entry.words : entry.sentence;
  return (
    <div ref={leaf} className="log-peek" aria-hidden="true">
      <p>{words[language]}</p>
      <ul>
        {shownIn(entry.steps).map(({ event, words: step }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they happened
          <li key={n}>
            {entry.steps.length > 1 && step[language]} <span className="log-rule">{event.rule}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
