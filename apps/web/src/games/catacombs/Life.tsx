import { cardWords, tableWords } from "@ossuaire/catacombs";
import type { CSSProperties, ReactNode } from "react";
import { useLoss } from "../../look/useLoss.ts";
import { useLanguage } from "../../words/language.ts";
import "./life.css";

/**
 * CAT-COMP-28: a marker on a scale: a heart, the number and a bar for everyone, whatever the number. What has just been
 * lost of it is white for a moment.
 */
export function Life({
  now,
  full: printed,
  extra = 0,
}: {
  readonly now: number;
  readonly full: number;
  /** SOL-LORD-04: purple drops beyond the printed ones. */
  readonly extra?: number | undefined;
}): ReactNode {
  const language = useLanguage();
  const { before, shown } = useLoss(now);
  const full = printed + extra;
  const drops = Math.max(0, now - printed);
  const words = tableWords.life(now, full)[language];
  const share = (of: number) => (full === 0 ? 0 : of / full);
  return (
    <span
      className="life"
      role="img"
      aria-label={extra > 0 ? `${words}, ${cardWords.drops(drops, extra)[language]}` : words}
    >
      <span className="life-count">
        <span className="life-heart">♥ </span>
        {now}/{full}
      </span>
      {extra > 0 && (
        <span className="life-drops" title={cardWords.drops(drops, extra)[language]}>
          {Array.from({ length: extra }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drop is nothing but its place
            <i key={n} className={n < drops ? undefined : "lost"} />
          ))}
        </span>
      )}
      <span className="life-bar" style={{ "--left": share(now), "--before": share(before) } as CSSProperties}>
        {before > now && <i key={now} className="life-lost" onAnimationEnd={shown} />}
      </span>
    </span>
  );
}
