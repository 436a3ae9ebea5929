import { tableWords } from "@ossuaire/catacombs";
import type { CSSProperties, ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import "./life.css";

/** CAT-COMP-28: a marker on a scale: a heart, the number and a bar for everyone, whatever the number. */
export function Life({ now, full }: { readonly now: number; readonly full: number }): ReactNode {
  const language = useLanguage();
  return (
    <span className="life" role="img" aria-label={tableWords.life(now, full)[language]}>
      <span className="life-count">
        ♥ {now}/{full}
      </span>
      <span className="life-bar" style={{ "--left": full === 0 ? 0 : now / full } as CSSProperties} />
    </span>
  );
}
