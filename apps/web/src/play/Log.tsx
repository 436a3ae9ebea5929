import type { GameEvent } from "@ossuaire/kernel";
import { memo, type ReactNode, useEffect, useRef } from "react";
import type { Look } from "../games/look.ts";
import { useLanguage, useTranslation } from "../words/language.ts";
import { RuleLink } from "./RuleLink.tsx";

/** The newest lines are enough on the table; the replay has them all. */
const kept = 120;

/** What happened, line by line, each with its rule. What is new is said elsewhere, once and shorter (`blows/`). */
export const Log = memo(function Log({
  look,
  events,
}: {
  readonly look: Look;
  readonly events: readonly GameEvent[];
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const count = events.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  const first = Math.max(0, count - kept);
  return (
    <div ref={list} className="log" role="log" aria-live="off" aria-label={t("table.log")}>
      <ol>
        {events.slice(first).map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows
          <li key={first + place} className={`log-line log-${event.type}`}>
            <Line words={look.words.line(event)[language]} rule={event.rule} />
          </li>
        ))}
      </ol>
    </div>
  );
});

/** The number of the rule stays with the last word, and what is shorter after it: it never has a line to itself. */
function Line({ words, rule }: { readonly words: string; readonly rule: string }): ReactNode {
  const end = words.search(/\S+(?: \S{1,3})*$/);
  return (
    <>
      {words.slice(0, end)}
      <span className="log-end">
        {words.slice(end)} <RuleLink id={rule} />
      </span>
    </>
  );
}
