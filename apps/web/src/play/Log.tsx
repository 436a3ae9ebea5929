import { type GameEvent, logOf } from "@ossuaire/kernel";
import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { Look } from "../games/look.ts";
import { useTableWords } from "../words/table.ts";
import { Entry } from "./log/Entry.tsx";
import { Peek } from "./log/Peek.tsx";
import { useNewestInView } from "./log/useNewestInView.ts";
import { useUnfolding } from "./log/useUnfolding.ts";

/** The newest entries are enough on the table; the story of the terminal has them all. */
const kept = 120;

/** What happened, one line a deed; what is new is said elsewhere, once and shorter (`blows/`). */
export const Log = memo(function Log({
  look,
  events,
  drawer = false,
}: {
  readonly look: Look;
  readonly events: readonly GameEvent[];
  /** It lies over the table: there is nothing beside it where a line could be shown in full. */
  readonly drawer?: boolean;
}): ReactNode {
  const { t } = useTableWords();
  const entries = useMemo(() => logOf(look.words, events), [look, events]);
  const { all, isOpen, toggle, toggleAll } = useUnfolding();
  const [peek, setPeek] = useState<{ readonly at: number; readonly line: HTMLElement }>();
  const pointAt = useCallback((at: number, line: HTMLElement) => setPeek({ at, line }), []);
  const list = useRef<HTMLDivElement>(null);
  const { onScroll } = useNewestInView(list, all ? -events.length : events.length);
  const first = Math.max(0, entries.length - kept);
  const shown = peek === undefined || isOpen(peek.at) ? undefined : entries[peek.at];
  return (
    <>
      <div
        ref={list}
        className="log"
        role="log"
        aria-live="off"
        aria-label={t("table.log")}
        onScroll={() => {
          onScroll();
          setPeek(undefined);
        }}
        onPointerLeave={() => setPeek(undefined)}
        onBlur={() => setPeek(undefined)}
      >
        <ol>
          {entries.slice(first).map((entry, place) => (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows
              key={first + place}
              look={look}
              entry={entry}
              open={isOpen(first + place)}
              at={first + place}
              onToggle={toggle}
              onPeek={pointAt}
            />
          ))}
        </ol>
      </div>
      {entries.length > 0 && (
        <button type="button" className="play-button log-all" onClick={toggleAll}>
          {t(all ? "table.foldAll" : "table.unfoldAll")}
        </button>
      )}
      {!drawer && peek && shown && <Peek entry={shown} line={peek.line} />}
    </>
  );
});
