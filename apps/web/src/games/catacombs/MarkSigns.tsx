import type { Mark } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { drawingOf } from "./drawings.ts";
import "./marks.css";

/** What has become of somebody, in small signs with their numbers; the words for it are always said beside them. */
export function MarkSigns({ marks }: { readonly marks: readonly Mark[] }): ReactNode {
  const drawn = marks.flatMap(({ kind, count }) => {
    const figure = drawingOf("mark", kind);
    return figure === undefined ? [] : [{ kind, count, figure }];
  });
  if (drawn.length === 0) return null;
  return (
    <span className="mark-signs" aria-hidden="true">
      {drawn.map(({ kind, count, figure }) => (
        <span key={kind} className={`mark-sign mark-${kind}`}>
          <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <path fill="currentColor" d={figure} />
          </svg>
          {count}
        </span>
      ))}
    </span>
  );
}
