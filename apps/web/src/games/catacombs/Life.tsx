import { tableWords } from "@ossuaire/catacombs";
import type { CSSProperties, ReactNode } from "react";
import { useLoss } from "../../look/useLoss.ts";
import { useLanguage } from "../../words/language.ts";
import "./life.css";

/**
 * CAT-COMP-28: a marker on a scale: a heart, the number and a bar for everyone, whatever the number. What has just been
 * lost of it is white for a moment.
 */
export function Life({ now, full }: { readonly now: number; readonly full: number }): ReactNode {
  const language = useLanguage();
  const { before, shown } = useLoss(now);
  const share = (of: number) => (full === 0 ? 0 : of / full);
  return (
    <span className="life" role="img" aria-label={tableWords.life(now, full)[language]}>
      <span className="life-count">
        <span className="life-heart">♥ </span>
        {now}/{full}
      </span>
      <span className="life-bar" style={{ "--left": share(now), "--before": share(before) } as CSSProperties}>
        {before > now && <i key={now} className="life-lost" onAnimationEnd={shown} />}
      </span>
    </span>
  );
}
