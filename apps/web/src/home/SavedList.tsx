import type { Line } from "@ossuaire/table";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHomeWords } from "../words/home.ts";
import { SavedLine } from "./SavedLine.tsx";
import type { KeptLines } from "./useKeptLines.ts";

/** As many as stand beside the rest of the page without pushing it away. */
const few = 6;

export function SavedList({
  lines,
  kept: { thrown, forget, restore },
}: {
  readonly lines: readonly Line[];
  readonly kept: KeptLines;
}): ReactNode {
  const { t } = useHomeWords();
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  // Whoever asked for more by keyboard goes on where it begins.
  useEffect(() => {
    const first = all ? list.current?.children[few] : undefined;
    first?.querySelector("a")?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "nearest" });
  }, [all]);
  if (lines.length === 0) return null;
  const more = lines.length - few;
  return (
    <>
      <ul ref={list} className={all ? "saved saved-all" : "saved"}>
        {lines.slice(0, all ? undefined : few).map((line) => (
          <SavedLine
            key={line.id}
            line={line}
            isThrown={thrown.has(line.id)}
            onForget={() => void forget(line.id)}
            onRestore={() => void restore(line.id)}
          />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="saved-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("shelf.fewer") : t("shelf.more", { count: more })}
        </button>
      )}
    </>
  );
}
