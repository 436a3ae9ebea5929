import type { KeyboardEvent, ReactNode } from "react";
import { useLanguage } from "../words/language.ts";
import { useReplayWords } from "../words/replay.ts";
import { beside, type Landmark } from "./landmarks.ts";
import "./slider.css";

/** The whole match as a line, with its rooms, turns and deaths; the keys for pages go from one of them to the next. */
export function ReelSlider({
  at,
  count,
  landmarks,
  onGo,
}: {
  readonly at: number;
  readonly count: number;
  readonly landmarks: readonly Landmark[];
  onGo(to: number): void;
}): ReactNode {
  const { t } = useReplayWords();
  const language = useLanguage();
  const place = t("replay.at", { at, count });
  const here = landmarks.find((one) => one.at === at)?.words.map((words) => words[language]) ?? [];
  const leap = (event: KeyboardEvent): void => {
    const { next, previous } = beside(landmarks, at);
    const to = { PageUp: next, PageDown: previous }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onGo(to.at);
  };
  return (
    <>
      <div className="reel-line">
        <div className="reel-landmarks" aria-hidden="true">
          {landmarks.map((one) => (
            <span
              key={one.at}
              data-landmark={one.kind}
              style={{ left: `${(one.at / Math.max(1, count)) * 100}%` }}
            />
          ))}
        </div>
        <input
          type="range"
          className="reel-position"
          min={0}
          max={count}
          value={at}
          aria-label={t("replay.position")}
          aria-valuetext={[place, ...here].join(". ")}
          onKeyDown={leap}
          onChange={({ target }) => onGo(Number(target.value))}
        />
      </div>
      <p className="reel-at" role="status">
        {place}
        {here.length > 0 && <span className="reel-here">{here.join(" · ")}</span>}
      </p>
    </>
  );
}
