import { tableWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import "./life.css";

/** CAT-COMP-28: a marker on a scale, as drops that are full or empty; where there is no room, in numbers. */
export function Life({ now, full }: { readonly now: number; readonly full: number }): ReactNode {
  const language = useLanguage();
  return (
    <span className="life" role="img" aria-label={tableWords.life(now, full)[language]}>
      <span className="life-drops">
        {"●".repeat(now)}
        {"○".repeat(Math.max(0, full - now))}
      </span>
      <span className="life-count">
        ♥ {now}/{full}
      </span>
    </span>
  );
}
